"""Materials seen through: glass, mirrors, curtains, lampshades, leaves, and the colours of pictures on walls."""
from . import lighting, materials
from .materials import _made, _new, _noise, _ramp, shade

season = None  # automne or hiver: set for a picture by render_one.py
AUTUMN = {"tilleul": (.50, .30, .04), "platane": (.42, .22, .05), "pommier": (.46, .15, .04), "bouleau": (.55, .38, .05),
          "creeper": (.42, .07, .03)}


def seasonal(name, color):
    """The colour of leaves in the picture's season: garden trees and creepers turn in autumn, snow greys what stays green."""
    if season == "automne" and name.startswith("grass"):
        return (color[0] * 1.35, color[1] * .92, color[2])
    if season == "automne" and not name.startswith("pot"):
        return next((tone for kind, tone in AUTUMN.items() if kind in name and "flower" not in name), color)
    if season == "hiver" and name.startswith(("hedge", "shrub", "leaf cypress")):
        return tuple(c * .7 + .26 for c in color)
    return color


def _output(nodes):
    nodes.remove(nodes["Principled BSDF"])
    return nodes["Material Output"].inputs[0]


def glass(name="glass", tint=(.92, .96, .95), mirror=.05):
    """Thin window glass: see-through, with a fixed share of reflection besides the grazing one."""
    if name in _made:
        return _made[name]
    material, nodes, links = _new(name)
    out = _output(nodes)
    clear, gloss = nodes.new("ShaderNodeBsdfTransparent"), nodes.new("ShaderNodeBsdfGlossy")
    clear.inputs[0].default_value = (*tint, 1)
    gloss.inputs["Roughness"].default_value = .01
    facing, power, mix = nodes.new("ShaderNodeLayerWeight"), nodes.new("ShaderNodeMath"), nodes.new("ShaderNodeMixShader")
    facing.inputs[0].default_value = .5
    power.operation, power.inputs[1].default_value = "POWER", 4.0
    add = nodes.new("ShaderNodeMath")
    add.operation, add.use_clamp = "MULTIPLY_ADD", True
    add.inputs[1].default_value, add.inputs[2].default_value = .55, mirror
    links.new(facing.outputs["Facing"], power.inputs[0])
    links.new(power.outputs[0], add.inputs[0])
    links.new(add.outputs[0], mix.inputs[0])
    links.new(clear.outputs[0], mix.inputs[1])
    links.new(gloss.outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], out)
    _made[name] = material
    return material


def mirror(name="mirror"):
    return materials.plain(name, (.9, .9, .9), .02, 1.0)


def cloth(name, color, through=.4, glow=0.0):
    """Curtains and lampshades: light passes by `through`; `glow` lights a shade from within."""
    if name in _made:
        return _made[name]
    material, nodes, links = _new(name)
    out = _output(nodes)
    front, back, mix = (nodes.new("ShaderNodeBsdfDiffuse"), nodes.new("ShaderNodeBsdfTranslucent"),
                        nodes.new("ShaderNodeMixShader"))
    for node in (front, back):
        node.inputs[0].default_value = (*color, 1)
    mix.inputs[0].default_value = through
    links.new(front.outputs[0], mix.inputs[1])
    links.new(back.outputs[0], mix.inputs[2])
    result = mix.outputs[0]
    if glow:
        emission, add = nodes.new("ShaderNodeEmission"), nodes.new("ShaderNodeAddShader")
        emission.inputs[0].default_value = (*shade(color, 1), 1)
        emission.inputs[1].default_value = glow * lighting.lamps["glow"]
        links.new(result, add.inputs[0])
        links.new(emission.outputs[0], add.inputs[1])
        result = add.outputs[0]
    links.new(result, out)
    material.cycles.sample_as_light = False
    _made[name] = material
    return material


def leaf(name, color, through=.4, shine=.05):
    """Leaves and grass: every leaf (a separate piece of mesh) has its own tone."""
    if name in _made:
        return _made[name]
    color = seasonal(name, color)
    material, nodes, links = _new(name)
    out = _output(nodes)
    chance = nodes.new("ShaderNodeNewGeometry").outputs["Random Per Island"]
    tone = _ramp(nodes, links, chance, [(0, shade(color, .55)), (.6, color),
                                        (1, (min(1, color[0] * 1.7), min(1, color[1] * 1.3), color[2] * 1.1))])
    front, back, gloss = (nodes.new("ShaderNodeBsdfDiffuse"), nodes.new("ShaderNodeBsdfTranslucent"),
                          nodes.new("ShaderNodeBsdfGlossy"))
    gloss.inputs["Roughness"].default_value = .42
    mix, coat = nodes.new("ShaderNodeMixShader"), nodes.new("ShaderNodeMixShader")
    mix.inputs[0].default_value, coat.inputs[0].default_value = through, shine
    links.new(tone, front.inputs[0])
    links.new(tone, back.inputs[0])
    links.new(front.outputs[0], mix.inputs[1])
    links.new(back.outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], coat.inputs[1])
    links.new(gloss.outputs[0], coat.inputs[2])
    links.new(coat.outputs[0], out)
    _made[name] = material
    return material


def painting(name, colors, scale=1.6, offset=(0, 0, 0)):
    """An abstract picture: flat areas of colour with soft borders."""
    if name in _made:
        return _made[name]
    material, nodes, links = _new(name)
    shader = nodes["Principled BSDF"]
    shader.inputs["Roughness"].default_value = .9
    fac = _noise(nodes, links, scale, (1, 1, 1), detail=2, distort=1.6)
    mapping = next(n for n in nodes if n.bl_idname == "ShaderNodeMapping")
    mapping.inputs["Location"].default_value = offset
    stops = [(.3 + .4 * i / (len(colors) - 1), c) for i, c in enumerate(colors)]
    color = _ramp(nodes, links, fac, stops)
    next(n for n in nodes if n.bl_idname == "ShaderNodeValToRGB").color_ramp.interpolation = "CONSTANT"
    links.new(color, shader.inputs["Base Color"])
    _made[name] = material
    return material
