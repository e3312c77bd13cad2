"""Sky, sun, lamps and camera."""
import math

import bpy
from mathutils import Vector

from .base import link

lamps = dict(power=1.0, glow=1.0)  # how bright the lamps of a room are: more in the evening (see hours.py)


def sky(elevation=35, azimuth=150, strength=.22, clouds=True, seed=0.0, cover=.5, dust=1.2, sun_size=1.2,
        sun=.3, disc=True, clouds_level=1.0):
    """Physical sky (Nishita) with optional drawn clouds. Azimuth 180 has the sun behind a camera facing +y."""
    world = bpy.data.worlds.new("sky")
    bpy.context.scene.world = world
    world.use_nodes = True
    nodes, links = world.node_tree.nodes, world.node_tree.links
    background = nodes["Background"]
    background.inputs[1].default_value = strength
    tex = nodes.new("ShaderNodeTexSky")
    tex.sky_type = "NISHITA"
    tex.sun_elevation, tex.sun_rotation = math.radians(elevation), math.radians(azimuth)
    tex.sun_disc, tex.sun_size, tex.sun_intensity = disc, math.radians(sun_size), sun
    tex.dust_density = dust
    out = tex.outputs[0]
    if clouds:
        out = _clouds(nodes, links, out, seed, cover, elevation, clouds_level)
    links.new(out, background.inputs[0])


def _clouds(nodes, links, sky_color, seed, cover, elevation, brightness):
    """Mix clouds of noise over the sky, spread as on a flat layer seen from below."""
    def node(kind, **values):
        made = nodes.new("ShaderNode" + kind)
        for key, value in values.items():
            setattr(made, key, value)
        return made
    coord = node("TexCoord").outputs["Generated"]
    parts, lift = node("SeparateXYZ"), node("Math", operation="ADD")
    lift.inputs[1].default_value = .14
    links.new(coord, parts.inputs[0])
    links.new(parts.outputs[2], lift.inputs[0])
    spread, flat = node("CombineXYZ"), node("VectorMath", operation="DIVIDE")
    for i in range(3):
        links.new(lift.outputs[0], spread.inputs[i])
    links.new(coord, flat.inputs[0])
    links.new(spread.outputs[0], flat.inputs[1])
    noise = node("TexNoise", noise_dimensions="4D")
    for key, value in (("W", seed), ("Scale", 1.0), ("Detail", 10), ("Roughness", .6)):
        noise.inputs[key].default_value = value
    links.new(flat.outputs[0], noise.inputs["Vector"])
    ramp = node("ValToRGB")
    ramp.color_ramp.elements[0].position = 1 - cover
    ramp.color_ramp.elements[1].position = 1 - cover + .3
    links.new(noise.outputs["Fac"], ramp.inputs[0])
    mix = node("MixRGB")
    level = (4 + 8 * min(1, elevation / 35)) * brightness
    warm = max(0, 1 - elevation / 25)
    mix.inputs[2].default_value = (level, level * (1 - .2 * warm), level * (1.02 - .38 * warm), 1)
    links.new(ramp.outputs[0], mix.inputs[0])
    links.new(sky_color, mix.inputs[1])
    return mix.outputs[0]


def sun_lamp(direction_from, strength=8.0, color=(1, .88, .7), angle=.02):
    """A sun shining from a direction (a vector towards the sun)."""
    data = bpy.data.lights.new("sun", "SUN")
    data.energy, data.angle, data.color = strength, angle, color
    obj = link(bpy.data.objects.new("sun", data))
    obj.rotation_euler = Vector(direction_from).to_track_quat("Z", "Y").to_euler()
    return obj


def panel(center, facing, size, power, color=(1, 1, 1)):
    """A soft rectangular light, itself unseen, shining along `facing`."""
    data = bpy.data.lights.new("panel", "AREA")
    data.shape, data.size, data.size_y, data.energy, data.color = "RECTANGLE", size[0], size[1], power, color
    obj = link(bpy.data.objects.new("panel", data))
    obj.location = center
    obj.rotation_euler = (-Vector(facing)).to_track_quat("Z", "Y").to_euler()
    obj.visible_camera = False
    obj.visible_glossy = False
    return obj


def bulb(center, power=15, color=(1, .72, .42), size=.06):
    """A lamp's bulb."""
    data = bpy.data.lights.new("bulb", "POINT")
    data.energy, data.color, data.shadow_soft_size = power * lamps["power"], color, size
    obj = link(bpy.data.objects.new("bulb", data))
    obj.location = center
    obj.visible_camera = False
    return obj


def camera(location, target, lens=24, rise=0.0):
    """Kept level so that verticals stay vertical; `rise` shifts the frame up or down instead."""
    data = bpy.data.cameras.new("camera")
    obj = link(bpy.data.objects.new("camera", data))
    level_target = Vector((target[0], target[1], location[2]))
    obj.location = location
    obj.rotation_euler = (Vector(location) - level_target).to_track_quat("Z", "Y").to_euler()
    data.lens, data.sensor_width, data.shift_y = lens, 36, rise
    bpy.context.scene.camera = obj
    return obj
