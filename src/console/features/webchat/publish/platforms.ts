/** Where the code is pasted, by what a site is made with: two steps each. */
export const PLATFORMS: readonly { value: string; label: string; steps: readonly [string, string] }[] = [
  {
    value: 'wordpress',
    label: 'WordPress',
    steps: [
      'Instala y activa el plugin WPCode. En el menú, abre Code Snippets, Header & Footer.',
      'Pega el código en Footer (pie de página) y guarda los cambios con Save Changes.',
    ],
  },
  {
    value: 'tiendanube',
    label: 'Tiendanube',
    steps: [
      'En tu administrador, abre Configuraciones, Códigos externos.',
      'Pega el código donde dice que aparece en todas las páginas de tu tienda y guarda los cambios.',
    ],
  },
  {
    value: 'shopify',
    label: 'Shopify',
    steps: [
      'Abre Tienda online, Temas, y en el menú … de tu tema elige Editar código.',
      'En la carpeta layout, abre theme.liquid, pega el código antes de </body> y guarda los cambios.',
    ],
  },
  {
    value: 'wix',
    label: 'Wix',
    steps: [
      'Con tu sitio publicado y un dominio conectado, abre Configuración, Código personalizado y elige Agregar código personalizado.',
      'Pega el código, elige Todas las páginas y Body - fin, y aplica los cambios.',
    ],
  },
  {
    value: 'other',
    label: 'Otro sitio',
    steps: [
      'Pega el código antes de </body> en la plantilla de tu sitio, o en cada página.',
      '¿Lo hizo otra persona? Envíale el código: es una sola línea.',
    ],
  },
]
