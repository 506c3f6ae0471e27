#!/bin/sh
# Puts the names of compose.yaml's two instances into the sample configuration.
set -eu
host=$(printf '%s' "${PUBLIC_URL:-}" | sed 's,^https*://,,')
sed -e 's/^  server 127\.0\.0\.1:3000;/  server one:3000 max_fails=1 fail_timeout=1s;\n  server two:3000 max_fails=1 fail_timeout=1s;/' \
  ${host:+-e "s/server_name www\.example\.org/server_name $host/"} \
  /etc/nginx/sample/diwan.conf > /etc/nginx/conf.d/default.conf
