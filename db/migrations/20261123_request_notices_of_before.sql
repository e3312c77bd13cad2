-- Sentences of the portal from before that are exactly one of its own; any other stays a text. French spaces count as spaces.
-- A file of its own: the column is not locked while this reads the table.
update request_events e set notice = told.notice
  from (values
    ('L’annonceur a retiré ce bien : il n’est plus proposé. Merci de l’intérêt que vous lui avez porté ; nous vous souhaitons de trouver bientôt celui qui vous convient.', 'withdrawn'::request_notice),
    ('Le bien vient d’être vendu à une autre personne. Merci de l’intérêt que vous lui avez porté ; nous vous souhaitons de trouver bientôt celui qui vous convient.', 'sold_to_other'),
    ('Le bien vient d’être loué à une autre personne. Merci de l’intérêt que vous lui avez porté ; nous vous souhaitons de trouver bientôt celui qui vous convient.', 'let_to_other')
  ) told (sentence, notice)
  where e.author = 'portail' and e.notice is null and translate(e.body, U&'\00A0\202F', '  ') = told.sentence;
