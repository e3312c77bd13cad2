"""How sets and pictures are declared: see catalogue.py for the list itself."""
import styles
import styles_flats
import styles_houses

STYLES = {**styles.STYLES, **styles_flats.STYLES, **styles_houses.STYLES}

SETS = []
SCENES = {"sejour": "sejour", "cuisine": "cuisine", "chambre": "chambre", "salle-de-bains": "salle_de_bains"}


def add(set_id, property_type, style, seed, pictures, look=None, flip=False):
    """Register a set; `flip` mirrors all its pictures."""
    for picture in pictures:
        picture.setdefault("scene", SCENES.get(picture["kind"]))
    SETS.append(dict(id=set_id, propertyType=property_type, style=style, seed=seed, flip=flip,
                     look=STYLES.get(look or set_id, {}), pictures=pictures))


def picture(kind, alt, scene=None, take=0, name=None, flip=False, season=None, **options):
    """`name` tells two pictures of one kind apart; `flip` mirrors this one; `season`: automne, hiver or none."""
    made = dict(kind=kind, alt=alt, take=take, name=name or kind, flip=flip, season=season)
    if scene:
        made["scene"] = scene
    made["with"] = options
    return made
