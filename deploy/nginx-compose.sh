#!/bin/sh
# Puts the names of compose.yaml's two instances into the sample configuration.
set -eu
host=$(printf '%s' "${PUBLIC_URL:-}" | sed 's,^https*://,,')
sed -e 's/127\.0\.0\.1:3001/one:3000/' -e 's/127\.0\.0\.1:3002/two:3000/' -e '/127\.0\.0\.1:3003/d' \
  ${host:+-e "s/server_name www\.example\.org/server_name $host/"} \
  /etc/nginx/sample/diwan.conf > /etc/nginx/conf.d/default.conf
