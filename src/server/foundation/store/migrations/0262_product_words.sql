-- The text that the inventory is searched by.
create index product_text on product using gin (fold(name || ' ' || sku || ' ' || brand || ' ' || category) gin_trgm_ops);
