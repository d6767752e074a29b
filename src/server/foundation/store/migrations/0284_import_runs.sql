-- How often an import was started: a check that somebody stopped and started again ends instead of going on.
alter table product_import add column run integer not null default 0;
