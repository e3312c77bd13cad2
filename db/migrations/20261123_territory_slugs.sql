-- `?commune=bretagne` is typed for the region, not for the village of 319 inhabitants: a commune named like a department or region
-- has its department in its address, as chooseCommuneSlugs gives it to new portals. Paris, Saint-Martin and Saint-Barthélemy are
-- one commune each, and keep theirs.
update communes set slug = slug || '-' || lower(department_code)
where slug in (
    'ain', 'aisne', 'allier', 'alpes-de-haute-provence', 'alpes-maritimes', 'ardeche', 'ardennes', 'ariege', 'aube', 'aude', 'aveyron',
    'bas-rhin', 'bouches-du-rhone', 'calvados', 'cantal', 'charente', 'charente-maritime', 'cher', 'correze', 'corse-du-sud', 'cote-d-or',
    'cotes-d-armor', 'creuse', 'deux-sevres', 'dordogne', 'doubs', 'drome', 'essonne', 'eure', 'eure-et-loir', 'finistere', 'gard', 'gers',
    'gironde', 'haut-rhin', 'haute-corse', 'haute-garonne', 'haute-loire', 'haute-marne', 'haute-saone', 'haute-savoie', 'haute-vienne',
    'hautes-alpes', 'hautes-pyrenees', 'hauts-de-seine', 'herault', 'ille-et-vilaine', 'indre', 'indre-et-loire', 'isere', 'jura', 'landes',
    'loir-et-cher', 'loire', 'loire-atlantique', 'loiret', 'lot', 'lot-et-garonne', 'lozere', 'maine-et-loire', 'manche', 'marne',
    'mayenne', 'meurthe-et-moselle', 'meuse', 'morbihan', 'moselle', 'nievre', 'nord', 'oise', 'orne', 'pas-de-calais', 'puy-de-dome',
    'pyrenees-atlantiques', 'pyrenees-orientales', 'rhone', 'saone-et-loire', 'sarthe', 'savoie', 'seine-et-marne', 'seine-maritime',
    'seine-saint-denis', 'somme', 'tarn', 'tarn-et-garonne', 'territoire-de-belfort', 'val-d-oise', 'val-de-marne', 'var', 'vaucluse',
    'vendee', 'vienne', 'vosges', 'yonne', 'yvelines',
    'guadeloupe', 'martinique', 'guyane', 'la-reunion', 'mayotte', 'saint-pierre-et-miquelon', 'wallis-et-futuna', 'polynesie-francaise',
    'nouvelle-caledonie',
    'auvergne-rhone-alpes', 'bourgogne-franche-comte', 'bretagne', 'centre-val-de-loire', 'corse', 'grand-est', 'hauts-de-france',
    'ile-de-france', 'normandie', 'nouvelle-aquitaine', 'occitanie', 'pays-de-la-loire', 'provence-alpes-cote-d-azur')
  and not exists (select from communes other where other.slug = communes.slug || '-' || lower(communes.department_code));
