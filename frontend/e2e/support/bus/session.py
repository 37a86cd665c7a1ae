"""A screen that nobody sees and the accessibility bus of its session."""

import ctypes
import os
import shutil
import signal
import subprocess
import tempfile
from contextlib import contextmanager, suppress

SCREEN = "1400x1000x24"
PR_SET_CHILD_SUBREAPER = 36
# bounds a failure, in seconds
END_LIMIT = 30
QUIET = {"stdin": subprocess.DEVNULL, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}


@contextmanager
def accessible_session():
    """A display and a bus of their own, as the variables that tell of them. All that was started in it ends with it."""
    # what the bus starts by itself becomes a child of this process, which waits for it
    ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1)
    folder = tempfile.mkdtemp(prefix="carta-bus-")
    children = []
    try:
        display = start(children, "Xvfb", "-displayfd", "{fd}", "-screen", "0", SCREEN, "-noreset")
        session = {
            "DISPLAY": f":{display}",
            "XDG_RUNTIME_DIR": folder,
            "GSETTINGS_BACKEND": "memory",
            # Chromium looks for the bus of who asks it to
            "ACCESSIBILITY_ENABLED": "1",
        }
        os.environ.update(session)
        address = f"--address=unix:dir={folder}"
        bus = start(children, "dbus-daemon", "--session", "--nofork", address, "--print-address={fd}")
        os.environ["DBUS_SESSION_BUS_ADDRESS"] = session["DBUS_SESSION_BUS_ADDRESS"] = bus
        yield session
    finally:
        signal.alarm(END_LIMIT)
        for child in reversed(children):
            child.terminate()
        with suppress(ChildProcessError):
            while True:
                os.wait()
        shutil.rmtree(folder, ignore_errors=True)


def start(children, *command):
    """Starts what writes a line to {fd} once it is ready; gives the line."""
    reading, writing = os.pipe()
    with os.fdopen(reading) as told:
        words = [word.format(fd=writing) for word in command]
        children.append(subprocess.Popen(words, pass_fds=[writing], **QUIET))
        os.close(writing)
        line = told.readline().strip()
    if not line:
        raise RuntimeError(f"{command[0]} does not start")
    return line
