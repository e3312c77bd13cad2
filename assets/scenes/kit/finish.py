"""From noisy linear passes to a finished picture: denoise, tone, sharpen, WebP.

Debian's Blender comes without a denoiser, so this one is an edge-avoiding wavelet filter: it averages
light (colour divided by albedo) over growing distances, but not across edges of albedo, normal or light.
"""
import os

os.environ["OPENCV_IO_ENABLE_OPENEXR"] = "1"
import cv2  # noqa: E402  (the variable above must be set first)
import numpy as np  # noqa: E402

KERNEL = np.array([1, 2, 1], np.float32) / 4


def read(path):
    return np.nan_to_num(cv2.imread(path, cv2.IMREAD_UNCHANGED)[..., :3].astype(np.float32))


def _shift(image, dx, dy):
    """The image moved by (dx, dy), its border repeated."""
    height, width = image.shape[:2]
    pad = cv2.copyMakeBorder(image, abs(dy), abs(dy), abs(dx), abs(dx), cv2.BORDER_REPLICATE)
    return pad[abs(dy) - dy:abs(dy) - dy + height, abs(dx) - dx:abs(dx) - dx + width]


def tame_fireflies(light):
    """Lower single pixels far brighter than all around them."""
    around = cv2.GaussianBlur(light, (0, 0), 1.6)
    level = around.mean(-1, keepdims=True)
    bright = light.mean(-1, keepdims=True)
    return np.where(bright > 2.2 * level + .05, around, light)


def denoise(color, albedo, normal, passes=5):
    base = np.maximum(albedo, .03)
    light = np.log1p(np.clip(tame_fireflies(color / base), 0, 60))
    normal, albedo = cv2.medianBlur(normal, 3), cv2.medianBlur(albedo, 3)
    weights = np.array([.15, .55, .3], np.float32)
    for level in range(passes):
        step = 2 ** level
        bright = cv2.GaussianBlur(light @ weights, (0, 0), 1.3 if level < 3 else .8)
        tolerance = .5 / 1.55 ** level
        total, share = np.zeros_like(light), np.zeros(light.shape[:2], np.float32)
        for i in (-1, 0, 1):
            for j in (-1, 0, 1):
                dx, dy = i * step, j * step
                away = ((normal - _shift(normal, dx, dy)) ** 2).sum(-1) / .09
                away += ((albedo - _shift(albedo, dx, dy)) ** 2).sum(-1) / .015
                away += np.abs(bright - _shift(bright, dx, dy)) / tolerance
                weight = KERNEL[i + 1] * KERNEL[j + 1] * np.exp(-away)
                total += weight[..., None] * _shift(light, dx, dy)
                share += weight
        light = total / share[..., None]
    result = np.expm1(light) * base
    sky = base.max(-1) <= .03
    result[sky] = color[sky]
    return result


def tone(hdr, exposure=0.0, warmth=0.0):
    """Film-like curve with a soft shoulder, slight bloom and colour; returns 8-bit BGR."""
    hdr = np.clip(hdr * 2 ** exposure, 0, None)
    hdr *= np.array([1 - warmth, 1, 1 + warmth], np.float32)
    hdr += cv2.GaussianBlur(np.clip(hdr - 1, 0, 4), (0, 0), hdr.shape[1] / 90) * .07
    x = hdr * .6
    y = np.clip(x * (2.51 * x + .03) / (x * (2.43 * x + .59) + .14), 0, 1)
    y = np.where(y <= .0031308, 12.92 * y, 1.055 * np.power(np.maximum(y, 1e-6), 1 / 2.4) - .055)
    grey = y.mean(-1, keepdims=True)
    y = np.clip(grey + (y - grey) * 1.08, 0, 1)
    return (y * 255 + .5).astype(np.uint8)


def save_webp(image, path, max_kb, quality=82):
    """Write the picture, lowering the quality only as far as the size limit asks."""
    os.makedirs(os.path.dirname(os.path.abspath(path)), exist_ok=True)
    while True:
        ok, data = cv2.imencode(".webp", image, [cv2.IMWRITE_WEBP_QUALITY, quality])
        if len(data) <= max_kb * 1024 or quality <= 56:
            break
        quality -= 3
    with open(path, "wb") as out:
        out.write(data.tobytes())


def finish(color_path, albedo_path, normal_path, out, exposure=0.0, warmth=0.0, flip=False, max_kb=108, size=None):
    """The whole way from the three passes to the file."""
    hdr = denoise(read(color_path), read(albedo_path), read(normal_path))
    image = tone(hdr, exposure, warmth)
    if size and size != (image.shape[1], image.shape[0]):
        image = cv2.resize(image, size, interpolation=cv2.INTER_LANCZOS4)
    sharp = .35 if size else .2
    image = cv2.addWeighted(image, 1 + sharp, cv2.GaussianBlur(image, (0, 0), 1.0), -sharp, 0)
    if flip:
        image = cv2.flip(image, 1)
    save_webp(image, out, max_kb)


def smaller(path, widths):
    """Copies of a finished picture in smaller widths, named after them: what pages show beside the listings' own pictures."""
    image = cv2.imread(path)
    for width in widths:
        copy = cv2.resize(image, (width, image.shape[0] * width // image.shape[1]), interpolation=cv2.INTER_AREA)
        save_webp(copy, f"{path[:-5]}-{width}.webp", 60, 78)
