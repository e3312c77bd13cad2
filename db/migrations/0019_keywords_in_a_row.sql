-- Words in a row find nothing in an index without positions: such searches were kept with a count of nothing, and are asked anew.
delete from kept_searches where words::text ~ '<(-|\d+)>';
