-- When somebody was told that a product is at its limit; null again once there is more of it.
alter table product add column low_noted_at timestamptz;
create index product_low on product (form_id) where stock <= stock_alert and low_noted_at is null;
create index product_low_noted on product (id) where low_noted_at is not null;
