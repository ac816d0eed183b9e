"""Patches `ti.GUI`: it draws in memory, and its loops end."""


def _escape(gui_class):
    event = gui_class.Event()
    event.type, event.key = gui_class.PRESS, gui_class.ESCAPE
    event.pos, event.modifier, event.delta = (0.5, 0.5), [], (0, 0)
    return event


def change_gui(module, limit) -> None:
    """Patches the class in the module taichi.ui.gui."""
    gui_class = module.GUI
    native_init, native_show = gui_class.__init__, gui_class.show

    def init(self, name="Taichi", res=512, background_color=0x0, show_gui=True, fullscreen=False, fast_gui=False):
        self._picture = limit.open_window(on_screen=show_gui)
        self._shown = 0
        # A fast GUI draws to the screen only: its pictures would be black.
        native_init(self, name, res, background_color, False)

    def show(self, file=None):
        self._shown += 1
        limit.count_frame(self._shown)
        native_show(self, file or self._picture)
        if file:
            limit.keep_copy(file, self._picture)

    def is_running(self):
        return (not limit.frames or self._shown < limit.frames) and not self.core.should_close

    def set_running(self, value):
        self.core.should_close = not value

    def get_events(self, *filters):
        if limit.frames and self._shown >= limit.frames:
            event = _escape(gui_class)
            if not filters or gui_class.EventFilter(*filters).match(event):
                yield event

    gui_class.__init__, gui_class.show = init, show
    gui_class.running = property(is_running, set_running)
    gui_class.get_events = get_events
    # The native one waits for a key.
    gui_class.get_key_event = lambda self: _escape(gui_class)
