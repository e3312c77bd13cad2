"""Render the scene to its colour, albedo and normal passes, then finish it into a WebP picture."""
import os
import tempfile
import time

import bpy

from . import finish

PASSES = (("Image", "color"), ("Denoising Albedo", "albedo"), ("Denoising Normal", "normal"))


def _settings(width, height, samples, fast_gi, ambient, reach):
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.samples, cycles.use_denoising = samples, False
    cycles.use_adaptive_sampling, cycles.adaptive_threshold = True, .06
    cycles.adaptive_min_samples = max(6, min(8, samples // 2))
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 6, 4, 3
    cycles.transparent_max_bounces = 12
    cycles.sample_clamp_indirect, cycles.sample_clamp_direct = 3, 12
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.blur_glossy = .6
    if fast_gi:
        cycles.use_fast_gi, cycles.fast_gi_method = True, "REPLACE"
        cycles.ao_bounces_render = fast_gi
        scene.world.light_settings.distance = reach
        scene.world.light_settings.ao_factor = ambient
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.resolution_percentage = 100
    scene.render.threads_mode, scene.render.threads = "FIXED", 2
    scene.view_settings.view_transform = "Raw"
    bpy.context.view_layer.cycles.denoising_store_passes = True


def _outputs(folder):
    scene = bpy.context.scene
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    files = tree.nodes.new("CompositorNodeOutputFile")
    files.base_path = folder
    files.format.file_format, files.format.color_depth = "OPEN_EXR", "32"
    files.file_slots.clear()
    for socket, name in PASSES:
        files.file_slots.new(name + "_")
        tree.links.new(layers.outputs[socket], files.inputs[-1])


def render(path, width=1200, height=800, samples=20, fast_gi=3, ambient=.6, reach=2.5, exposure=0.0,
           warmth=0.0, flip=False, max_kb=108, scale=.85):
    """Render to a WebP file. Samples and size may be lowered by the PREVIEW variable (a scale such as 0.3).
    `scale` renders fewer pixels and enlarges them: a quarter of the time saved, hardly seen."""
    preview, size = float(os.environ.get("PREVIEW", 1)), (width, height)
    width, height = int(width * scale), int(height * scale)
    if preview < 1:
        width, height, samples, size = int(width * preview), int(height * preview), 6, None
    started = time.time()
    with tempfile.TemporaryDirectory() as folder:
        _settings(width, height, samples, fast_gi, ambient, reach)
        _outputs(folder)
        bpy.ops.render.render()
        rendered = time.time()
        passes = [os.path.join(folder, name + "_0001.exr") for _, name in PASSES]
        finish.finish(*passes, path, exposure, warmth, flip, max_kb, size)
    print(f"PICTURE {path} render {rendered - started:.0f} s, finish {time.time() - rendered:.0f} s", flush=True)
