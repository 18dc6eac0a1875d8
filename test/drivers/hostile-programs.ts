/** Small hostile programs for the sandbox suites; each line they print says of one attempt whether it was refused. */

/** Whether the machine has what the programs are written in where a sandbox sees it. */
export const python = '/usr/bin/python3';

const opening = `
import ctypes, errno, os, socket, sys
libc = ctypes.CDLL(None, use_errno=True)
def attempt(name, work):
    try:
        print(name, 'DONE' if work() is not False else 'refused', flush=True)
    except (OSError, ValueError, PermissionError):
        print(name, 'refused', flush=True)
def call(number, *arguments):
    ctypes.set_errno(0)
    return False if libc.syscall(number, *arguments) == -1 else True
def named(name, *arguments):
    return False if getattr(libc, name)(*arguments) != 0 else True
def write(path, text):
    with open(path, 'w') as file: file.write(text)
def opened(path, mode='rb'):
    with open(path, mode) as file: file.read(1)
`;

/** Against the machine itself; numbers of calls are those of x86-64, so the ones given by number are left out elsewhere. */
export const breakOut = `${opening}
outsider = int(sys.argv[1])
attempt('chroot', lambda: os.chroot('/tmp'))
attempt('mount', lambda: named('mount', b'x', b'/tmp', b'tmpfs', 0, None))
attempt('remount /usr', lambda: named('mount', None, b'/usr', None, 32 | 4096, None))
attempt('unmount /usr', lambda: named('umount2', b'/usr', 2))
attempt('mknod', lambda: os.mknod('/workspace/disk', 0o60666, os.makedev(8, 0)))
attempt('setuid 0', lambda: os.setuid(0))
attempt('setgid 0', lambda: os.setgid(0))
attempt('sethostname', lambda: socket.sethostname('mine'))
attempt('new user namespace', lambda: named('unshare', 0x10000000))
attempt('new mount namespace', lambda: named('unshare', 0x00020000))
attempt('new network namespace', lambda: named('unshare', 0x40000000))
attempt('join namespaces', lambda: named('setns', os.open('/proc/1/ns/mnt', os.O_RDONLY), 0))
attempt('write process 1', lambda: opened('/proc/1/mem', 'r+b'))
attempt('signal outside', lambda: os.kill(outsider, 9))
attempt('priority', lambda: os.setpriority(os.PRIO_PROCESS, 0, -10))
attempt('real time', lambda: os.sched_setscheduler(0, os.SCHED_FIFO, os.sched_param(1)))
attempt('set clock', lambda: __import__('time').clock_settime(0, 0))
attempt('out of memory score', lambda: write('/proc/self/oom_score_adj', '-1000'))
attempt('packet socket', lambda: socket.socket(socket.AF_PACKET, socket.SOCK_RAW))
attempt('raw socket', lambda: socket.socket(socket.AF_INET, socket.SOCK_RAW, 1))
attempt('reboot', lambda: named('reboot', 0x89abcdef))
attempt('swap', lambda: named('swapon', b'/workspace/swap', 0))
for path in ['kernel/core_pattern', 'kernel/modprobe', 'kernel/hostname', 'vm/overcommit_memory', 'kernel/shmmax', 'user/max_user_namespaces']:
    attempt('write ' + path, lambda: write('/proc/sys/' + path, '1'))
for path in ['/proc/sysrq-trigger', '/usr/bin/mine', '/etc/passwd', '/mine', '/run/mine', '/dev/mine', '/home/mine']:
    attempt('write ' + path, lambda: write(path, 'b'))
for path in ['/proc/kcore', '/dev/kmsg', '/dev/mem', '/proc/kmsg', '/sys/kernel', '/etc/shadow', '/root/.bashrc', '/var/run/docker.sock']:
    attempt('open ' + path, lambda: opened(path))
attempt('more open files', lambda: __import__('resource').setrlimit(7, (10**6, 10**6)))
attempt('more processes', lambda: __import__('resource').setrlimit(6, (10**6, 10**6)))
attempt('larger files', lambda: __import__('resource').setrlimit(1, (10**12, 10**12)))
attempt('setuid programs', lambda: os.system('chmod u+s /workspace/id 2>/dev/null; cp /usr/bin/id /workspace/id && chmod 4755 /workspace/id && /workspace/id -u | grep -qx 0; exit $?') == 0)
if os.uname().machine == 'x86_64':
    attempt('trace process 1', lambda: call(101, 16, 1, 0, 0))
    attempt('pivot root', lambda: call(155, b'/tmp', b'/tmp'))
    attempt('open by handle', lambda: call(304, -100, ctypes.create_string_buffer(b'\\x08\\0\\0\\0\\x01\\0\\0\\0' + b'\\x02' * 8), 0))
    attempt('kernel module', lambda: call(175, b'x', 1, b''))
    attempt('ports of the machine', lambda: call(172, 3))
    attempt('kexec', lambda: call(246, 0, 0, 0, 0))
    attempt('mount by descriptor', lambda: call(430, b'tmpfs', 0))
`;

/** What only a filter of system calls can refuse. */
export const deepKernel = `${opening}
attempt('keyring', lambda: call(250, 0, -3, 0))
attempt('bpf', lambda: call(321, 0, 0, 0))
attempt('perf', lambda: call(298, ctypes.create_string_buffer(128), 0, -1, -1, 0))
attempt('userfaultfd', lambda: call(323, 1))
attempt('io_uring', lambda: call(425, 1, ctypes.create_string_buffer(120)))
for family in [17, 21, 30, 38, 40]:
    attempt('socket family %d' % family, lambda: socket.socket(family, socket.SOCK_SEQPACKET))
attempt('netlink is there', lambda: socket.socket(socket.AF_NETLINK, socket.SOCK_RAW))
`;

/** Calls every address it is given, `tcp:host:port`, `udp:host:port` or `unix:path` (an abstract one begins with @). */
export const callOut = `${opening}
def dial(address):
    kind, rest = address.split(':', 1)
    if kind == 'unix':
        client = socket.socket(socket.AF_UNIX)
        client.settimeout(1)
        client.connect('\\0' + rest[1:] if rest[0] == '@' else rest)
        return True
    host, port = rest.rsplit(':', 1)
    client = socket.socket(socket.AF_INET6 if ':' in host else socket.AF_INET, socket.SOCK_STREAM if kind == 'tcp' else socket.SOCK_DGRAM)
    client.settimeout(1)
    client.connect((host, int(port)))
    client.send(b'x')
    return True
for address in sys.argv[1:]:
    attempt(address, lambda: dial(address))
attempt('a name', lambda: bool(socket.getaddrinfo('example.com', 80)))
`;

const hogging = `
import ctypes, mmap, os, sys, time
M = 1024 * 1024
def touch(memory, size):
    for at in range(0, size, 4096): memory[at] = 1
`;

/** Ways to hold 150 to 300 MiB; each would go on for a minute. */
export const hogs: Record<string, string> = {
  'one process': `${hogging}
b = [bytearray(10 * M) for _ in range(20)]
time.sleep(60)`,
  'many processes, each a little': `${hogging}
for i in range(15):
    if os.fork() == 0:
        b = bytearray(14 * M); time.sleep(60)
time.sleep(60)`,
  'files without a name': `${hogging}
files = []
for i in range(20):
    files.append(os.memfd_create('x')); os.write(files[-1], b'x' * (15 * M))
time.sleep(60)`,
  'one process that lets nobody look into it': `${hogging}
ctypes.CDLL(None).prctl(4, 0)
b = [bytearray(10 * M) for _ in range(20)]
time.sleep(60)`,
  'files without a name of one that lets nobody look into it': `${hogging}
ctypes.CDLL(None).prctl(4, 0)
files = []
for i in range(20):
    files.append(os.memfd_create('x')); os.write(files[-1], b'x' * (15 * M))
time.sleep(60)`,
  'a shared mapping': `${hogging}
m = mmap.mmap(-1, 200 * M); touch(m, 200 * M)
time.sleep(60)`,
  'a shared mapping that its maker left to a child': `${hogging}
if os.fork() == 0:
    m = mmap.mmap(-1, 200 * M)
    if os.fork() == 0: time.sleep(60); os._exit(0)
    touch(m, 200 * M)
    os._exit(0)
time.sleep(60)`,
  'segments of shared memory': `${hogging}
libc = ctypes.CDLL(None); libc.shmat.restype = ctypes.c_void_p
for i in range(20):
    at = libc.shmat(libc.shmget(0, 10 * M, 0o1600), None, 0)
    if at in (None, 2 ** 64 - 1): break
    ctypes.memset(at, 1, 10 * M)
time.sleep(60)`,
  'empty files in the temporary folder': `
import time
for i in range(200000): open('/tmp/%d' % i, 'w').close()
time.sleep(60)`,
};

/** Memory that many share is there once: 60 MiB, seen by seven processes, are not 420. */
export const sharers: Record<string, string> = {
  'pages that a fork left shared': `${hogging}
b = bytearray(60 * M); touch(b, 60 * M)
children = [os.fork() or (time.sleep(1.5), os._exit(0)) for i in range(6)]
for child in children: os.waitpid(child, 0)
print('kept')`,
  'a mapping that all of them read': `${hogging}
m = mmap.mmap(-1, 40 * M); touch(m, 40 * M)
def read():
    for at in range(0, 40 * M, 4096): m[at]
    time.sleep(1.5); os._exit(0)
children = [os.fork() or read() for i in range(6)]
for child in children: os.waitpid(child, 0)
print('kept')`,
};
