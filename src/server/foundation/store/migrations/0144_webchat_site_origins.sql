-- Forged origins that no site on the web can have were noted as refused; they are not noted any more.
delete from webchat_site where refused and not hosted and origin !~ (
  '^https?://(?:\[(?!::\])[0-9a-f:.]+\]|(?!0\.)\d{1,3}(?:\.\d{1,3}){3}|localhost'
  || '|(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?\.)+(?!\d+(?::|$))[a-z0-9_][a-z0-9_-]{0,61}[a-z0-9_])'
  || '(?::(?!0)\d{1,5})?$');
