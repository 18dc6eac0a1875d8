/* Makes each flush to disk take longer, for the time that a file holds a number of milliseconds: loaded before libc into Postgres. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdlib.h>
#include <unistd.h>

static void wait_as_told(void) {
  const char *path = getenv("SLOW_DISK_FILE");
  char text[16] = {0};
  if (!path) return;
  int fd = open(path, O_RDONLY | O_CLOEXEC);
  if (fd < 0) return;
  if (read(fd, text, sizeof text - 1) > 0) usleep(1000 * (useconds_t)atoi(text));
  close(fd);
}

int fdatasync(int fd) {
  static int (*real)(int);
  if (!real) real = (int (*)(int))dlsym(RTLD_NEXT, "fdatasync");
  wait_as_told();
  return real(fd);
}

int fsync(int fd) {
  static int (*real)(int);
  if (!real) real = (int (*)(int))dlsym(RTLD_NEXT, "fsync");
  wait_as_told();
  return real(fd);
}
