-- What the operator has taken off the site stays as it was.
alter table promotions add column active boolean not null default true;
alter table slides add column active boolean not null default true;
