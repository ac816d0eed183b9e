"""Patches `ti.ui.Window`, its canvas and its camera: frames are saved as a picture, and input is empty."""


def change_window(module, limit) -> None:
    """Patches the class in the module taichi.ui.window."""
    window = module.Window
    native_init, native_save, native_read = window.__init__, window.save_image, window.get_image_buffer_as_numpy

    def init(self, name, res, vsync=False, show_window=True, fps_limit=1000, pos=(100, 100)):
        self._picture = limit.open_window(on_screen=show_window)
        self._shown, self._frame_read, self._wanted = 0, False, True
        native_init(self, name, res, vsync, False, fps_limit, pos)

    def show(self):
        self._shown += 1
        limit.count_frame(self._shown)
        # The native one crashes without a screen. Reading the picture ends a frame too, but only once.
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
    """Stops the camera in the module taichi.ui.camera from following the mouse: there is none."""
    module.Camera.track_user_inputs = lambda self, *args, **kwargs: None


def change_canvas(module, limit) -> None:
    """Patches the canvas in the module taichi.ui.canvas to wait for the copies of the fields before it draws a scene."""
    native_scene = module.Canvas.scene

    def scene(self, scene):
        # Mesa's software Vulkan does not wait for them: of 180 pictures of a mesh (1.5.0) one was torn, with this none of 480.
        import taichi

        taichi.sync()
        native_scene(self, scene)

    module.Canvas.scene = scene
