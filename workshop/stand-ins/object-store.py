"""OpenStack Swift with its S3 calls, on one machine and in one process: `object-store.py FOLDER KEY_ID KEY BUCKET`.

The four servers are Swift's own; only what spreads them over many machines is left out. All that it writes is
in FOLDER. Prints `ready PORT` as soon as it answers on that port of the loopback address.
"""
import array
import os
import socket
import sys
from time import monotonic

import eventlet
import eventlet.wsgi

eventlet.monkey_patch()

from swift.common.ring import RingData  # noqa: E402
from swift.common.swob import Request  # noqa: E402
from swift.common.utils import NullLogger, set_swift_dir  # noqa: E402
from swift.common.wsgi import SwiftHttpProtocol, loadapp  # noqa: E402

folder, key_id, key, bucket = sys.argv[1:]
account, user = key_id.split(':')

SETTINGS = """
[DEFAULT]
swift_dir = {folder}
devices = {folder}
mount_check = false
disable_fallocate = true
bind_port = {port}

"""

BACKEND = """
[pipeline:main]
pipeline = {name}

[app:{name}]
use = egg:swift#{name}
# A list shows whatever was stored before it, however slow the machine is
container_update_timeout = 60
"""

FILTERS = {
    'catch_errors': '',
    'gatekeeper': '',
    'listing_formats': '',
    # A list of more comes in parts, as one of more than a thousand does elsewhere
    's3api': 'max_bucket_listing = 20',
    'tempauth': f'user_{account}_{user} = {key} .admin',
    'copy': '',
    'slo': '',
    'versioned_writes': '',
}

PROXY = f"""
[pipeline:main]
pipeline = {' '.join(FILTERS)} proxy-server

[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
conn_timeout = 10
node_timeout = 60
recoverable_node_timeout = 60
""" + ''.join(f"""
[filter:{name}]
use = egg:swift#{name}
{setting}
""" for name, setting in FILTERS.items())


class Cache:
    """What Swift asks of memcached, within the process."""

    def __init__(self):
        self.kept = {}

    def set(self, name, value, time=0, **_):
        self.kept[name] = value, monotonic() + time if time else None

    def get(self, name, **_):
        value, end = self.kept.get(name, (None, None))
        return value if end is None or monotonic() < end else None

    def delete(self, name, **_):
        self.kept.pop(name, None)


def path_of(name):
    return os.path.join(folder, name)


def write(name, text):
    with open(path_of(name), 'w') as file:
        file.write(text)


def listen():
    door = eventlet.listen(('127.0.0.1', 0), backlog=512)
    # As Swift's own start does
    door.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return door, door.getsockname()[1]


def app_of(name, at, text):
    write(f'{name}.conf', SETTINGS.format(folder=folder, port=at) + text)
    return loadapp(path_of(f'{name}.conf'), global_conf={'log_name': name})


def serve(door, app):
    # Left alone, the library writes `Etag`, and clients of S3 look for `ETag`
    return eventlet.spawn(eventlet.wsgi.server, door, app, NullLogger(), protocol=SwiftHttpProtocol,
                          capitalize_response_headers=False)


def with_cache(app, cache):
    return lambda environment, start: app({**environment, 'swift.cache': cache}, start)


os.makedirs(path_of('disk'), exist_ok=True)
write('swift.conf', '[swift-hash]\nswift_hash_path_suffix = diwan\n')
set_swift_dir(folder)

for name in ('account', 'container', 'object'):
    door, at = listen()
    device = {'id': 0, 'region': 1, 'zone': 1, 'ip': '127.0.0.1', 'port': at, 'device': 'disk', 'weight': 1}
    RingData([array.array('H', [0])], [device], 32).save(path_of(f'{name}.ring.gz'))
    serve(door, app_of(name, at, BACKEND.format(name=name)))

door, at = listen()
proxy = with_cache(app_of('proxy', at, PROXY), Cache())
made = Request.blank(f'/v1/AUTH_{account}/{bucket}', {
    'REQUEST_METHOD': 'PUT', 'swift.authorize': lambda _: None, 'swift.authorize_override': True,
}).get_response(proxy)
if not made.is_success:
    sys.exit(f'there is no bucket: {made.status}')
server = serve(door, proxy)
print('ready', at, flush=True)
server.wait()
