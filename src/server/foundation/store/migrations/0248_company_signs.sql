-- Companies lose the signs that nobody sees, which the form of a contact refuses as in names.
update contact set company = regexp_replace(company, '[\x01-\x1f\x7f-\x9f\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]', '', 'g')
where company ~ '[\x01-\x1f\x7f-\x9f\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]';
