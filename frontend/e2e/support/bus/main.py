"""
Who listens to the accessibility bus and has a keyboard, in a session of their own.

Prints the variables by which a program joins that session, then answers each line, `[what, ...arguments]`, by one:
`{"value"}` or `{"error"}`. After the last it ends what it started; without any it shows that this machine can do all
of it.
"""

import json
import subprocess
import sys
from contextlib import suppress

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

from phrases import ancestor, children_of, phrase, phrases, plain, walk  # noqa: E402
from session import QUIET, accessible_session  # noqa: E402

# bounds a failure, in ms
PATIENCE = 30_000


class Reader:
    """Hears what the bus tells, and reads what it holds. Windows are numbered as they are met."""

    def __init__(self):
        self.windows = []
        self.heard = []
        self.focused = []
        keys = {**QUIET, "stdin": subprocess.PIPE}
        self.keys = subprocess.Popen(["xdotool", "-"], **keys, text=True)
        Atspi.init()
        # by default what is heard of a program that does not answer within 800 ms is lost
        Atspi.set_timeout(PATIENCE, PATIENCE)
        self.listener = Atspi.EventListener.new(self.hear)
        for kind in "object:text-changed:insert", "object:state-changed:focused":
            self.listener.register(kind)

    def hear(self, event):
        """Notes where the keyboard goes, and what a live region says."""
        node = event.source
        # what it tells of may be gone
        with suppress(GLib.Error):
            if event.type.startswith("object:state-changed"):
                if event.detail1:
                    self.focused.append(node)
            elif live := node.get_attributes().get("live"):
                self.heard.append((self.number(ancestor(node, "frame")), f"{live}: {plain(event.any_data)}"))

    def number(self, window):
        if window not in self.windows:
            self.windows.append(window)
        return self.windows.index(window)

    def active(self):
        """The window that has the keyboard, and its title."""
        for program in children_of(Atspi.get_desktop(0)):
            for window in children_of(program):
                if window.get_state_set().contains(Atspi.StateType.ACTIVE):
                    return {"ventana": self.number(window), "titulo": window.get_name()}
        return None

    def read(self, window):
        """All that is said of a window's page, in its order."""
        return list(filter(None, phrases(self.page(window))))

    def page(self, window):
        return next(node for node in walk(self.windows[window]) if node.get_role_name() == "document web")

    def heard_in(self, window):
        """All that a window's page has said by itself."""
        return [said for where, said in self.heard if where == window]

    def focus(self, window):
        """How often the keyboard has moved, and what is said of where it is, if that is in this window and on its page."""
        told = {"veces": len(self.focused), "frase": "", "enPagina": False}
        node = self.focused[-1] if self.focused else None
        with suppress(GLib.Error):
            has_it = node and node.get_state_set().contains(Atspi.StateType.FOCUSED)
            if has_it and ancestor(node, "frame") == self.windows[window]:
                told.update(frase=phrase(node), enPagina=ancestor(node, "document web") is not None)
        return told

    def enter(self, window):
        """Takes the keyboard to the top of its page."""
        self.page(window).grab_focus()

    def press(self, key):
        self.work(f"key {key}")

    def type(self, text):
        self.work(f"type '{text}'")

    def work(self, keyboard):
        self.keys.stdin.write(keyboard + "\n")
        self.keys.stdin.flush()


def main():
    with accessible_session() as session:
        reader = Reader()
        loop = GLib.MainLoop()

        def answer(*_):
            line = sys.stdin.readline()
            if not line:
                loop.quit()
                return False
            what, *arguments = json.loads(line)
            try:
                told = {"value": getattr(reader, what)(*arguments)}
            except Exception as error:
                told = {"error": repr(error)}
            print(json.dumps(told), flush=True)
            return True

        GLib.io_add_watch(sys.stdin, GLib.PRIORITY_DEFAULT, GLib.IO_IN | GLib.IO_HUP, answer)
        print(json.dumps(session), flush=True)
        loop.run()
        reader.keys.stdin.close()


main()
