"""Materials, all procedural. Each function returns a Blender material, made once per scene and name."""
import bpy

_made = {}


def forget():
    """Drop the cache: call once per scene."""
    _made.clear()


def _new(name):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    tree = material.node_tree
    return material, tree.nodes, tree.links


def _ramp(nodes, links, source, stops):
    ramp = nodes.new("ShaderNodeValToRGB")
    ramp.color_ramp.elements[0].position = stops[0][0]
    ramp.color_ramp.elements[0].color = (*stops[0][1], 1)
    ramp.color_ramp.elements[1].position = stops[-1][0]
    ramp.color_ramp.elements[1].color = (*stops[-1][1], 1)
    for position, color in stops[1:-1]:
        ramp.color_ramp.elements.new(position).color = (*color, 1)
    links.new(source, ramp.inputs[0])
    return ramp.outputs[0]


def _noise(nodes, links, scale, stretch=(1, 1, 1), coord="Object", detail=6, rough=.55, distort=0):
    source = nodes.new("ShaderNodeTexCoord").outputs[coord]
    mapping = nodes.new("ShaderNodeMapping")
    mapping.inputs["Scale"].default_value = stretch
    links.new(source, mapping.inputs["Vector"])
    noise = nodes.new("ShaderNodeTexNoise")
    noise.inputs["Scale"].default_value = scale
    noise.inputs["Detail"].default_value = detail
    noise.inputs["Roughness"].default_value = rough
    noise.inputs["Distortion"].default_value = distort
    links.new(mapping.outputs[0], noise.inputs["Vector"])
    return noise.outputs["Fac"]


def _multiply(nodes, links, a, b, amount=1.0):
    mix = nodes.new("ShaderNodeMixRGB")
    mix.blend_type, mix.inputs[0].default_value = "MULTIPLY", amount
    links.new(a, mix.inputs[1])
    links.new(b, mix.inputs[2])
    return mix.outputs[0]


def _bump(nodes, links, shader, height, strength, distance=.01, invert=False):
    bump = nodes.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = strength, distance
    bump.invert = invert
    links.new(height, bump.inputs["Height"])
    links.new(bump.outputs[0], shader.inputs["Normal"])


def shade(color, factor):
    """The colour made darker (< 1) or lighter (> 1)."""
    return tuple(min(1.0, c * factor) for c in color)


def plain(name, color, rough=.6, metal=0.0, bump=0.0, bump_scale=60, vary=0.0, vary_scale=2.5,
          stretch=(1, 1, 1), glow=0.0, glow_color=None, sheen=0.0):
    """Paint, stone, metal, cloth: one colour with optional mottling and relief."""
    if name in _made:
        return _made[name]
    material, nodes, links = _new(name)
    shader = nodes["Principled BSDF"]
    shader.inputs["Base Color"].default_value = (*color, 1)
    shader.inputs["Roughness"].default_value = rough
    shader.inputs["Metallic"].default_value = metal
    shader.inputs["Sheen"].default_value = sheen
    if glow:
        shader.inputs["Emission"].default_value = (*(glow_color or color), 1)
        shader.inputs["Emission Strength"].default_value = glow
        material.cycles.sample_as_light = False
    if vary:
        fac = _noise(nodes, links, vary_scale, stretch, detail=8)
        links.new(_ramp(nodes, links, fac, [(.3, shade(color, 1 - vary)), (.7, shade(color, 1 + vary))]),
                  shader.inputs["Base Color"])
    if bump:
        _bump(nodes, links, shader, _noise(nodes, links, bump_scale, stretch), bump)
    _made[name] = material
    return material


def fabric(name, color):
    """Woven cloth."""
    return plain(name, color, .95, bump=.3, bump_scale=420, vary=.07, vary_scale=60, sheen=.4)


def wood(name, color, axis="x", rough=.42):
    """Solid wood with its grain along one axis of the object."""
    if name in _made:
        return _made[name]
    material, nodes, links = _new(name)
    shader = nodes["Principled BSDF"]
    shader.inputs["Roughness"].default_value = rough
    stretch = {"x": (1, 12, 12), "y": (12, 1, 12), "z": (12, 12, 1)}[axis]
    fac = _noise(nodes, links, 2.2, stretch, detail=9, rough=.6, distort=.6)
    links.new(_ramp(nodes, links, fac, [(.3, shade(color, .62)), (.5, color), (.7, shade(color, 1.25))]),
              shader.inputs["Base Color"])
    _bump(nodes, links, shader, fac, .08)
    _made[name] = material
    return material


def pieces(name, color, spread=.3, rough=.35, grain=(2, 26, 1), grain_amount=.5, bump=.1):
    """For meshes of separate pieces (floor boards, tiles): each gets a tone of its own; grain follows its UV."""
    if name in _made:
        return _made[name]
    material, nodes, links = _new(name)
    shader = nodes["Principled BSDF"]
    shader.inputs["Roughness"].default_value = rough
    chance = nodes.new("ShaderNodeNewGeometry").outputs["Random Per Island"]
    tone = _ramp(nodes, links, chance, [(0, shade(color, 1 - spread)), (.5, color), (1, shade(color, 1 + spread * .7))])
    fac = _noise(nodes, links, 3, grain, "UV", detail=9, rough=.6, distort=.3)
    streak = _ramp(nodes, links, fac, [(.32, (.55, .5, .46)), (.62, (1, 1, 1))])
    links.new(_multiply(nodes, links, tone, streak, grain_amount), shader.inputs["Base Color"])
    _bump(nodes, links, shader, fac, bump)
    _made[name] = material
    return material


def masonry(name, color, width, height, joint=.012, tone=.12, joint_color=None, rough=.85, relief=.5,
            vertical=True, mottle=.35, mottle_scale=3, offset=.5):
    """Coursed stone, brick or tiles; `vertical` for walls facing y, else for the ground.
    Walls facing x are turned groups, so the same pattern serves them."""
    if name in _made:
        return _made[name]
    material, nodes, links = _new(name)
    shader = nodes["Principled BSDF"]
    shader.inputs["Roughness"].default_value = rough
    source = nodes.new("ShaderNodeTexCoord").outputs["Object"]
    mapping = nodes.new("ShaderNodeMapping")
    if vertical:
        mapping.inputs["Rotation"].default_value = (1.5708, 0, 0)
    links.new(source, mapping.inputs["Vector"])
    brick = nodes.new("ShaderNodeTexBrick")
    links.new(mapping.outputs[0], brick.inputs["Vector"])
    for key, value in (("Color1", shade(color, 1 - tone)), ("Color2", shade(color, 1 + tone)),
                       ("Mortar", joint_color or shade(color, .6))):
        brick.inputs[key].default_value = (*value, 1)
    for key, value in (("Scale", 1), ("Mortar Size", joint), ("Brick Width", width), ("Row Height", height),
                       ("Mortar Smooth", .3)):
        brick.inputs[key].default_value = value
    brick.offset = offset
    fac = _noise(nodes, links, mottle_scale, detail=10, rough=.62)
    stain = _ramp(nodes, links, fac, [(.32, (.6, .56, .5)), (.62, (1, 1, 1))])
    links.new(_multiply(nodes, links, brick.outputs["Color"], stain, mottle), shader.inputs["Base Color"])
    _bump(nodes, links, shader, brick.outputs["Fac"], relief, .012, True)
    _made[name] = material
    return material


def rubble(name, color, scale=4.5, joint_color=(.55, .5, .42)):
    """Rough field stone set in lime: cells of many tones with pale joints."""
    if name in _made:
        return _made[name]
    material, nodes, links = _new(name)
    shader = nodes["Principled BSDF"]
    shader.inputs["Roughness"].default_value = .92
    source = nodes.new("ShaderNodeTexCoord").outputs["Object"]
    mapping = nodes.new("ShaderNodeMapping")
    mapping.inputs["Scale"].default_value = (1, 1, 1.7)
    links.new(source, mapping.inputs["Vector"])
    cells, edges = nodes.new("ShaderNodeTexVoronoi"), nodes.new("ShaderNodeTexVoronoi")
    edges.feature = "DISTANCE_TO_EDGE"
    for node in (cells, edges):
        node.inputs["Scale"].default_value = scale
        links.new(mapping.outputs[0], node.inputs["Vector"])
    tone = _ramp(nodes, links, cells.outputs["Color"], [(.1, shade(color, .62)), (.5, color), (.9, shade(color, 1.3))])
    fac = _noise(nodes, links, 14, detail=8)
    tone = _multiply(nodes, links, tone, _ramp(nodes, links, fac, [(.3, (.7, .68, .65)), (.65, (1, 1, 1))]), .6)
    mix = nodes.new("ShaderNodeMixRGB")
    gap = _ramp(nodes, links, edges.outputs["Distance"], [(.02, (0, 0, 0)), (.07, (1, 1, 1))])
    links.new(gap, mix.inputs[0])
    mix.inputs[1].default_value = (*joint_color, 1)
    links.new(tone, mix.inputs[2])
    links.new(mix.outputs[0], shader.inputs["Base Color"])
    _bump(nodes, links, shader, gap, .7, .02)
    _made[name] = material
    return material
