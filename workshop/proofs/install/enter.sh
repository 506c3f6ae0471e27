#!/bin/sh
# Runs /srv/walk.sh in a root of its own. Called in mount and process namespaces of its own, where all of this ends with it.
# enter.sh ROOT here: the programs are this machine's, read-only. enter.sh ROOT whole: they are those of the root.
set -eu
root=$1
mount --make-rprivate /
chmod 755 "$root"
# What is mounted read-only for the service has to be a mount
mount --bind "$root" "$root"
if [ "$2" = here ]; then
  ip link set lo up
  for name in usr bin sbin lib lib32 lib64; do
    [ -e "/$name" ] || continue
    if [ -L "/$name" ]; then cp -P "/$name" "$root/$name"; continue; fi
    mkdir "$root/$name"
    mount --rbind "/$name" "$root/$name"
    mount -o remount,bind,ro "$root/$name"
  done
  mkdir -p "$root/etc" "$root/var/log/nginx" "$root/var/lib/nginx" "$root/var/cache" "$root/var/www/html" "$root/run"
  for name in passwd group shadow gshadow login.defs nsswitch.conf ld.so.cache ssl nginx; do
    cp -rL "/etc/$name" "$root/etc/" 2> /dev/null || true
  done
  rm -f "$root"/etc/nginx/sites-enabled/* "$root"/etc/nginx/conf.d/*
  echo 'server { listen 80 default_server; root /var/www/html; }' > "$root/etc/nginx/sites-enabled/default"
  mkdir "$root/srv/node_modules" "$root/srv/build"
  mount --bind "$3/node_modules" "$root/srv/node_modules"
  mount --bind "$3/build" "$root/srv/build"
fi
mkdir -p "$root/proc" "$root/dev" "$root/sys" "$root/tmp" "$root/etc/systemd/system"
chmod 1777 "$root/tmp"
mount --rbind /dev "$root/dev"
mount -t proc proc "$root/proc"
printf '127.0.0.1 localhost www.example.org %s\n' "$(uname -n)" > "$root/etc/hosts"
printf '[safe]\n\tdirectory = *\n' > "$root/etc/gitconfig"
exec chroot "$root" /usr/bin/env -i HOME=/root LC_ALL=C.UTF-8 \
  PATH=/srv/shims:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
  bash -euo pipefail /srv/walk.sh
