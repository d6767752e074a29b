/** How the hardware store's customers of Argentina, Chile, Colombia and Mexico name products and services. */
export const regionalProducts: Readonly<Record<string, string>> = {
  'Precio de un producto': `en cuánto tienen la pulidora | a cómo está el bulto de cemento | a cuánto tienen el saco de cemento | qué precio
    tiene el costal de cemento | cuánto vale el taladro inalámbrico | cuánto cuesta el rotomartillo | en cuánto me dejan el galón de
    pintura | qué valor tiene la cubeta de 19 litros | precio del esmeril de 4 y media | cuánto es por dos galones de esmalte | me dice el
    precio de la chapa de seguridad | cuánto me cuesta una llave para el lavaplatos | el kilo de clavos a cómo | cuánto sale el metro de
    cable | y la grande cuánto sale | cuánto vale el más barato | qué precios manejan en taladros | cuanto cobran por la escalera de
    aluminio | cuánto me cobran por tres bultos de cemento | me das precio de la hidrolavadora | valor del galletero | y eso cuánto vale? |
    cuánta plata sale un foco led | qué costo tiene la podadora | busco precio de pijas de una pulgada | cuánto sale esa amoladora que
    publicaron | el precio es con iva? | sigue al mismo precio el cemento? | a cómo tienen los ladrillos`,
  'Stock de un producto': `tienen en existencia el rotomartillo | manejan existencias de la cubeta de pintura | hay disponibilidad de varilla
    de media | todavía hay cemento o está agotado | les queda algún taladro inalámbrico | sigue disponible la hormigonera | cuándo les
    vuelve a llegar la pulidora | ya les llegó el cemento? | está agotado el taladro? en la web no aparece | lo tienen en la tienda o es por
    encargo | tienen unidades en la tienda del centro | hay en bodega sacos de cemento | quedan bultos de cemento gris | voy mañana,
    tendrán la manguera de 25? | si voy ahora encuentro la bordeadora | dice sin stock, cuándo reponen | tienen 20 sacos disponibles para
    hoy | cuántas unidades les quedan | tienes el esmeril en tienda | habrá llave de paso de media en la sucursal Norte`,
  'Herramientas eléctricas': `busco un esmeril bueno, bonito y barato | necesito un galletero chico pa la casa | qué pulidora me recomienda
    para cortar cerámica | quiero un taladro que sirva para concreto | ando buscando un taladro económico para uso en casa | cuál es mejor
    para perforar cemento, percutor o rotomartillo | un atornillador inalámbrico con dos baterías | tienen máquina de soldar | compresores
    manejan? | busco algo para lijar una puerta | caladora para cortar madera | con qué herramienta corto porcelanato | tienen esmeriles a
    batería | una pulidora de 4 1/2 que aguante trabajo pesado | hidrolavadora buena para el carro`,
  'Herramientas manuales': `juego de desarmadores | un flexómetro de 5 metros | huincha de 8 metros | llave stilson tienen? | pinzas de punta
    | martillo de bola | busco un alicate universal | caja para guardar las herramientas | segueta para cortar metal | nivel de gota |
    llaves allen | un palustre y una llana | una cuchara de albañil | espátula para empastar | marro de 4 libras | una barreta`,
  'Pinturas y látex': `cuánta pintura necesito para una pieza de 3 por 4 | cuántos galones me lleva una casa de dos pisos | qué pintura es
    buena para el baño que tiene hongos | se me está descascarando la pared por la humedad, qué le pongo | vinilo tipo 1 tienen | esmalte al
    agua | pintura vinílica lavable | impermeabilizante para la losa | óleo brillante | con qué pinto una reja oxidada | anticorrosivo
    manejan? | estuco plástico | masilla para tapar huecos | brochas y felpas | me igualan un color? | pasta muro | qué pintura aguanta el
    sol y la lluvia | pintura para piso de cochera`,
  Electricidad: `se me quemó un enchufe, qué necesito para cambiarlo | se me bajan los tacos a cada rato, qué compro | salta el automático
    cuando prendo la ducha | salta la térmica cuando prendo el aire | bombillos ahorradores led | ampolletas de luz cálida | un foco para el
    patio con sensor | cable dúplex | alambre thhn calibre 12 | apagador doble | interruptor para escalera | extensión de 5 metros |
    alargador de seis enchufes | centro de carga de 4 circuitos | breaker de 20 amperios | canaleta para esconder cables | socket para
    foco | qué calibre de cable uso para una ducha eléctrica | me quedé sin luz en la cocina, será el interruptor?`,
  'Plomería y sanitarios': `se me está goteando la llave | mi llave del baño no deja de gotear | se rompió un tubo y se me moja todo | el wc no
    para de correr el agua | el sanitario se queda botando agua | el excusado pierde agua | se me tapó el lavaplatos, qué le echo | gotea
    la regadera | grifería para lavaplatos | sifón para el lavamanos | tubo pvc de media | codo de pvc de una pulgada | pegante para pvc |
    tinaco de 450 litros | calefont a gas | sellos para la llave | flotador del tanque | manguera para la lavadora | artefactos de baño |
    coflex para lavabo`,
  'Tornillos y fijaciones': `pijas para madera | un taquete que aguante una tele | chazos de un cuarto | tarugos para volcanita | para colgar
    una repisa en pared hueca qué le pongo | puntillas de acero | pernos de anclaje | tornillos para drywall | tuercas y golillas | un
    ciento de pijas | clavos de techo | chazos expansivos | alcayatas | qué tornillo necesito para colgar un mueble de cocina | soporte
    para tv con sus tacos`,
  Cerraduras: `la chapa se trabó y no puedo entrar | se dañó la chapa de la reja | quiero ponerle doble seguro a la puerta | cantonera
    eléctrica tienen? | chapa para portón | chapa digital con clave | candado para moto | cerrojo para el baño | perdí las llaves y quiero
    cambiar la chapa | manilla para la puerta | cambian las guardas de la chapa? | cerradura de sobreponer | pestillo para ventana |
    bisagras y chapa para puerta de madera`,
  Jardín: `guadaña a gasolina | podadora de pasto | orilladora eléctrica | corta pasto | hilo para la desbrozadora | abono para las plantas |
    tierra de hojas | regador para el antejardín | manguera para regar las matas | veneno para el caracol | herbicida para el patio |
    tijeras para podar rosas | maceteros grandes | rastrillo para hojas | machete | bomba de fumigar | qué le echo al pasto para que crezca`,
  'Materiales de obra': `bulto de cemento gris | varilla de tres octavos | alambre recocido | fierro del 8 | láminas de zinc para el techo |
    teja de fibrocemento | tablaroca y perfiles | volcanita | drywall y perfilería | block de concreto | ladrillo tolete | un viaje de
    arena | gravilla | mortero seco | yeso y cal | polines y tablas | pegante para cerámica | boquilla para piso | materiales para
    levantar un muro | qué necesito para hacer un radier | cuántos bultos de cemento para una placa de 20 metros | me alcanza un saco
    para un metro cuadrado? | lámina para techo`,
  'Marcas que trabajamos': `manejan dewalt? | venden truper o urrea | tienen ubermann | son distribuidores autorizados de makita? | qué marca
    sale mejor | qué tal es esa marca | trabajan con sherwin williams | tienen pintuco | es marca original o genérica | cuáles marcas
    manejan en taladros | tienen marca económica de pulidoras | solo venden bosch? | trabajan la marca total`,
  'Alquiler de herramientas': `rentan herramienta | arriendan andamios | arriendo de betonera por día | renta de revolvedora | alquilan
    mezcladora | arriendan vibrador de concreto | me rentan un rotomartillo por un día | cuánto cobran por el alquiler de una
    hidrolavadora el fin de semana | dejan depósito por el arriendo? | qué piden para rentar un andamio | puedo alquilar la cortadora de
    piso por horas | tienen compactadora para alquilar`,
  'Copia de llaves': `sacan copias de llaves | me sacan un duplicado de una llave | duplican llaves de moto | hacen llaves de carro | necesito
    copia de la llave de mi casa | cuánto vale sacarle copia a una llave | hacen copia de llave de seguridad | tienen cerrajero para copiar
    llaves | llaves con chip duplican | copian control de portón | quiero sacarle dos copias a esta llave | cuánto se demoran en sacar una
    copia`,
  'Afilado de herramientas': `le sacan filo a cuchillos de cocina | afilan machetes | cuánto vale la afilada | amolar cuchillos | la cadena de
    mi motosierra no corta, la afilan? | mis tijeras perdieron filo | me pueden afilar un hacha | el disco quedó sin filo, lo afilan |
    sacarle filo a la cuchilla de la podadora | afilan brocas | dejo los cuchillos hoy y cuándo están`,
}
