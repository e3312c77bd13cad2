"""Geometry: an empty scene, and groups of simple solids merged into few meshes.

Units are metres, z is up. A Group collects solids in its own frame, then makes one
mesh per (material, bevel) when it closes; this keeps scenes of many thousand pieces quick.
"""
import math
import random

import bpy
import numpy as np
from mathutils import Euler

BOX_CORNERS = np.array([(-1, -1, -1), (1, -1, -1), (1, 1, -1), (-1, 1, -1),
                        (-1, -1, 1), (1, -1, 1), (1, 1, 1), (-1, 1, 1)], float) / 2
BOX_FACES = [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]


def reset(seed):
    """Empty the scene and seed every source of chance; returns the scene's own generator."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    np.random.seed(seed % (2 ** 31))
    return random.Random(seed)


def link(obj):
    bpy.context.scene.collection.objects.link(obj)
    return obj


def make_mesh(name, vertices, faces, material=None, smooth=False, uvs=None):
    """A mesh object from an array of vertices and a list (or 2-D array) of faces."""
    mesh = bpy.data.meshes.new(name)
    vertices = np.asarray(vertices, np.float32).reshape(-1, 3)
    sizes = np.array([len(f) for f in faces], np.int32)
    loops = np.concatenate([np.asarray(f, np.int32) for f in faces]) if not isinstance(faces, np.ndarray) \
        else faces.astype(np.int32).ravel()
    mesh.vertices.add(len(vertices))
    mesh.vertices.foreach_set("co", vertices.ravel())
    mesh.loops.add(len(loops))
    mesh.loops.foreach_set("vertex_index", loops)
    mesh.polygons.add(len(sizes))
    mesh.polygons.foreach_set("loop_start", np.concatenate([[0], np.cumsum(sizes)[:-1]]).astype(np.int32))
    mesh.polygons.foreach_set("loop_total", sizes)
    mesh.polygons.foreach_set("use_smooth", np.full(len(sizes), smooth))
    if uvs is not None:
        layer = mesh.uv_layers.new()
        layer.data.foreach_set("uv", np.asarray(uvs, np.float32).ravel())
    mesh.update(calc_edges=True)
    if material:
        mesh.materials.append(material)
    return link(bpy.data.objects.new(name, mesh))


def instance(obj, location, turn=0.0, scale=1.0):
    """Another object sharing the mesh of `obj` (costs almost no memory)."""
    copy = bpy.data.objects.new(obj.name, obj.data)
    copy.location = location
    copy.rotation_euler = (0, 0, turn)
    copy.scale = scale if isinstance(scale, tuple) else (scale,) * 3
    return link(copy)


def grid_faces(rows, cols, wrap=False):
    """Quads over a rows x cols grid of vertices; `wrap` closes the columns into a ring."""
    index = np.arange(rows * cols).reshape(rows, cols)
    right = np.roll(index, -1, axis=1) if wrap else index[:, 1:]
    left = index if wrap else index[:, :-1]
    return np.stack([left[:-1], right[:-1], right[1:], left[1:]], -1).reshape(-1, 4)


class Group:
    """Solids sharing one placement. Use as a context manager, or call build()."""

    def __init__(self, location=(0, 0, 0), turn=0.0, name="group"):
        self.location, self.turn, self.name = location, turn, name
        self.parts = {}

    def __enter__(self):
        return self

    def __exit__(self, *exc):
        if not any(exc):
            self.build()

    def add(self, vertices, faces, material, bevel=0.0, smooth=False):
        self.parts.setdefault((material.name, round(bevel, 4), smooth), []).append(
            (np.asarray(vertices, float).reshape(-1, 3), [tuple(f) for f in faces], material))

    def box(self, center, size, material, bevel=0.0, rot=None):
        vertices = BOX_CORNERS * np.asarray(size)
        if rot:
            vertices = vertices @ np.array(Euler(rot).to_matrix()).T
        self.add(vertices + np.asarray(center), BOX_FACES, material, bevel)

    def tube(self, start, end, radius, material, end_radius=None, sides=16):
        """A cylinder or cone between two points."""
        start, end = np.asarray(start, float), np.asarray(end, float)
        axis = (end - start) / (np.linalg.norm(end - start) + 1e-9)
        side = np.cross(axis, (0, 0, 1) if abs(axis[2]) < .9 else (1, 0, 0))
        side /= np.linalg.norm(side)
        other = np.cross(axis, side)
        angle = np.linspace(0, 2 * math.pi, sides, endpoint=False)[:, None]
        ring = np.cos(angle) * side + np.sin(angle) * other
        end_radius = radius if end_radius is None else end_radius
        vertices = np.concatenate([start + ring * radius, end + ring * end_radius])
        faces = [(i, (i + 1) % sides, (i + 1) % sides + sides, i + sides) for i in range(sides)]
        faces += [tuple(range(sides))[::-1], tuple(range(sides, 2 * sides))]
        self.add(vertices, faces, material, 0.0, True)

    def lathe(self, base, profile, material, sides=32, scale=(1, 1)):
        """A solid of revolution: profile is [(radius, height), ...] from the base upwards."""
        angle = np.linspace(0, 2 * math.pi, sides, endpoint=False)
        rings = [np.stack([r * np.cos(angle) * scale[0], r * np.sin(angle) * scale[1],
                           np.full(sides, h)], -1) for r, h in profile]
        self.add(np.concatenate(rings) + np.asarray(base), grid_faces(len(profile), sides, True), material, 0, True)

    def surface(self, points, material, smooth=True):
        """A sheet through a (rows, cols, 3) array of points."""
        points = np.asarray(points, float)
        self.add(points.reshape(-1, 3), grid_faces(*points.shape[:2]), material, 0, smooth)

    def quad(self, a, b, c, d, material):
        self.add([a, b, c, d], [(0, 1, 2, 3)], material)

    def soft(self, center, size, material, rot=None, power=7.0, wrinkle=.008):
        """A rounded, slightly swollen block: seats, mattresses, poufs."""
        n = 12
        u = np.linspace(-1, 1, n)
        a, b = np.meshgrid(u, u)
        one = np.ones_like(a)
        base = 0
        vertices, faces = [], []
        for side in ((a, b, one), (b, a, -one), (one, a, b), (-one, b, a), (b, one, a), (a, -one, b)):
            p = np.stack(side, -1).reshape(-1, 3)
            p = p / (np.abs(p) ** power).sum(-1, keepdims=True) ** (1 / power)
            vertices.append(p * (1 + .05 * (1 - (p ** 2).min(-1, keepdims=True))) / 1.04)
            faces.append(grid_faces(n, n) + base)
            base += n * n
        v = np.concatenate(vertices) * np.asarray(size) / 2
        phase = np.random.uniform(0, 6, 3)
        v += wrinkle * np.sin(v[:, [1, 2, 0]] * 14 + phase) * np.sin(v[:, [2, 0, 1]] * 9 + phase[::-1])
        if rot:
            v = v @ np.array(Euler(rot).to_matrix()).T
        self.add(v + np.asarray(center), np.concatenate(faces), material, 0, True)

    def pillow(self, center, size, material, rot=(0, 0, 0)):
        """A cushion of size (width, height, thickness), thin at its seams, pointed corners."""
        n = 18
        u = np.linspace(-1, 1, n)
        a, b = np.meshgrid(u, u)
        swell = (np.clip((1 - a ** 4) * (1 - b ** 4), 0, 1)) ** .45
        swell *= 1 + .12 * np.sin(a * 3 + np.random.uniform(0, 6)) * np.sin(b * 2.4 + np.random.uniform(0, 6))
        x = a * (1 - .09 * (1 - b ** 2) * np.abs(a)) * size[0] / 2
        z = b * (1 - .09 * (1 - a ** 2) * np.abs(b)) * size[1] / 2
        turn = np.array(Euler(rot).to_matrix()).T
        for sign in (-1, 1):
            v = np.stack([x, sign * swell * size[2] / 2, z], -1).reshape(-1, 3) @ turn + np.asarray(center)
            self.add(v, grid_faces(n, n)[:, ::-sign], material, 0, True)

    def build(self):
        """Make the meshes; returns the objects."""
        objects = []
        for (_, bevel, smooth), parts in self.parts.items():
            offset, vertices, faces = 0, [], []
            for v, f, material in parts:
                vertices.append(v)
                faces += [tuple(i + offset for i in face) for face in f]
                offset += len(v)
            obj = make_mesh(self.name, np.concatenate(vertices), faces, material, smooth or bevel > 0)
            obj.location, obj.rotation_euler = self.location, (0, 0, self.turn)
            obj.data.use_auto_smooth = True
            obj.data.auto_smooth_angle = math.radians(50)
            if bevel:
                modifier = obj.modifiers.new("bevel", "BEVEL")
                modifier.width, modifier.segments, modifier.limit_method = bevel, 2 if bevel < .02 else 4, "NONE"
            objects.append(obj)
        self.parts = {}
        return objects
