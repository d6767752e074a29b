-- When a change of many products last went on, while it is being made or undone: one at a time in a form.
alter table product_change add column working_at timestamptz;
create index product_change_row_product on product_change_row (product_id, change_id);
