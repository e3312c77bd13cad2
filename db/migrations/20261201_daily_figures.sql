-- What the back office draws of each day, in France's time: how many there are (listings, accounts, alerts), or how many came that day
-- (requests, searches). A job writes them each hour; each web process adds its searches each minute. Nobody's data.
create table daily_figures (
  day date not null,
  figure text not null,
  value integer not null,
  primary key (day, figure)
);
