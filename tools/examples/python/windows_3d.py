"""Changes `ti.ui.Window`, its canvas and its camera: frames go to a picture, input is empty, nothing is drawn half copied."""


def change_window(module, limit) -> None:
    """Takes the module taichi.ui.window and the FrameLimit; changes the class in place."""
    window = module.Window
    native_init, native_save, native_read = window.__init__, window.save_image, window.get_image_buffer_as_numpy

    def init(self, name, res, vsync=False, show_window=True, fps_limit=1000, pos=(100, 100)):
        self._picture = limit.open_window(on_screen=show_window)
        self._shown, self._frame_read, self._wanted = 0, False, True
        native_init(self, name, res, vsync, False, fps_limit, pos)

    def show(self):
        self._shown += 1
        limit.count_frame(self._shown)
        # The native one crashes without a screen. Reading the picture ends a frame as well, but only once.
        if not self._frame_read:
            native_save(self, self._picture)
        self._frame_read = False

    def save_image(self, filename):
        self._frame_read = True
        native_save(self, filename)
        limit.keep_copy(filename, self._picture)

    def get_image_buffer_as_numpy(self):
        self._frame_read = True
        return native_read(self)

    def is_running(self):
        return self._wanted and (not limit.frames or self._shown < limit.frames)

    def set_running(self, value):
        self._wanted = value

    window.__init__, window.show = init, show
    window.save_image, window.get_image_buffer_as_numpy = save_image, get_image_buffer_as_numpy
    window.running = property(is_running, set_running)
    # Without a screen the native ones raise.
    window.event = property(lambda self: None, lambda self, value: None)
    window.is_pressed = lambda self, *keys: False
    window.get_events = lambda self, tag=None: []
    window.get_event = lambda self, tag=None: False
    window.get_cursor_pos = lambda self: (0.5, 0.5)


def change_camera(module, limit) -> None:
    """Takes the module taichi.ui.camera; its camera no longer follows the mouse, because there is none."""
    module.Camera.track_user_inputs = lambda self, *args, **kwargs: None


def change_canvas(module, limit) -> None:
    """Takes the module taichi.ui.canvas; a scene is drawn when the copies of its fields have ended."""
    native_scene = module.Canvas.scene

    def scene(self, scene):
        # Mesa's software Vulkan does not wait for them: of 180 pictures of a mesh of 1.5.0 one was torn, with this none of 480.
        import taichi

        taichi.sync()
        native_scene(self, scene)

    module.Canvas.scene = scene
