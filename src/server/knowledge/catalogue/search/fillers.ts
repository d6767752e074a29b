/** Words around what a customer looks for, which say nothing of it. */
const FILLERS = new Set(
  `hola holaa holis ola buenas buenos buen bueno buena dia dias tarde tardes noche noches che disculpa disculpe perdon permiso
  saludos gracias porfa porfis favor plis please ok dale genial perfecto joya listo
  quiero quisiera queria querria quieria necesito necesitaria necesitamos necesitaba busco buscaba buscando buscamos ando consulta
  consultar consultaba pregunta preguntar pregunto saber sabes sabe info informacion ver veo viendo
  tenes tienen tiene tienes tendran tendra tenian tenemos tener hay habra existe venden vende vendes trabajan trabaja manejan maneja
  agrega agregame agregale agregar suma sumame sumale sumar anota anotame anotar pone poneme ponele serian seran deme
  consigo conseguir conseguis consiguen llevar llevo llevaria comprar compro comprarte comprarles encargar pedir pido
  precio precios presio presios valor valores costo costos cuanto cuanta cuantos cuantas cuesta cuestan sale salen vale valen esta estan
  cotizacion cotizar cotizame presupuesto presupuestar pasame pasas pasan pasar pasarme pasarias decime decis dime diga
  mandame mandas mostrame muestrame mostrar dame das dan darme regala regalas regalame regaleme averiguar
  stock disponible disponibles disponibilidad queda quedan quedo quedaron entrega
  algun alguna algunos algunas algo cual cuales que como donde cosa cosas tipo tipos marca modelo modelos medida medidas tamano tamanos color
  producto productos articulo articulos opcion opciones variedad oferta ofertas barato barata baratos baratas economico economica
  mi mis me te se les nos le lo la los las un una unos unas uno el al del de por para con sin y o a en
  ustedes uds vos vd usted es son sea seria si no ya aca ahi hoy tambien mas muy bien unidad unidades cantidad
  trabajo empleo kilo kilos litro litros lts par docena urgente necesitando podria podrian podes pueden puede puedo poder ser hacer haces hacen gustaria interesa interesado
  contacten contactar contactarme contactenme llamen llamar llamame llamenme comunicarme comunicar atiendan`.split(
    /\s+/,
  ),
)

/** Whether a plain word says nothing of what is looked for. */
export const isFiller = (word: string): boolean => FILLERS.has(word)
