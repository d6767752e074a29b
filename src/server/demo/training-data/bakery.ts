import type { TrainingData } from './types.ts'

/** Training data of the bakery's bot: customers' phrases by intent. */
export const bakery: TrainingData = {
  entities: [
    { name: 'producto', label: 'Producto', type: 'list', prompt_question: '¿Qué te gustaría encargar?' },
    { name: 'sabor', label: 'Sabor', type: 'list', prompt_question: '¿De qué sabor?' },
    { name: 'barrio', label: 'Barrio', type: 'synonym_only' },
    { name: 'cantidad', label: 'Cantidad', type: 'system', system_kind: 'number' },
    { name: 'fecha', label: 'Fecha', type: 'system', system_kind: 'date', prompt_question: '¿Para qué día?' },
    { name: 'encargo', label: 'Número de encargo', type: 'regex', pattern: 'E-[0-9]{3,5}' },
  ],
  values: {
    producto: `torta: tortas, pastel | medialuna: medialunas, croissant | factura: facturas | pan: pancito | pizza: pizzas |
      empanada: empanadas | sándwich de miga: sándwiches de miga, sanguchitos, miga | budín: budines, budin | alfajor: alfajores |
      masas: masas finas, bandeja de masas | rosca: roscas | pan dulce | desayuno: desayunos`,
    sabor: `chocolate: choco | dulce de leche: ddl | frutilla: frutillas | jamón y queso: jyq | carne | verdura: espinaca | limón:
      limon | vainilla`,
    barrio: 'Centro: microcentro | Güemes: guemes | Nueva Córdoba: nueva cordoba | Alberdi',
  },
  examples: {
    'Torta de cumpleaños': `quiero encargar una torta de cumpleaños | hacen tortas para cumple | torta para 20 personas | torta de
      chocolate con dulce de leche para mañana | me hacés una torta con la cara de messi | cuánto sale una torta para 15 | tortas
      infantiles hacen? | torta de frutilla para el sábado | necesito una torta para mi hija | se puede poner una foto en la torta |
      torta temática de dinosaurios | qué rellenos tienen para la torta`,
    'Torta de casamiento': `hacen tortas de boda | torta para casamiento de 100 personas | nos casamos en marzo y queremos la torta |
      torta de tres pisos | pastel de bodas | degustación para la torta de casamiento | presupuesto torta de casamiento | torta para
      civil | cintitas para la torta de boda | llevan la torta al salón | con cuánta anticipación pido la torta de casamiento |
      tortas para novios`,
    'Bandeja de masas': `quiero una bandeja de masas | masas finas por kilo | bandeja para 10 personas | masas secas tienen? | una
      bandeja surtida de masas | cuántas masas entran en un kilo | masas para una reunión | bandeja mediana de masas finas | llevo
      medio kilo de masas | armás bandejas dulces | masas para regalar | bandeja de masas con frutas`,
    'Sándwiches de miga': `sanguchitos de miga | cuánto sale la docena de miga | quiero 4 docenas de sándwiches de miga | miga de jamón
      y queso | triples hacen? | sándwiches de miga surtidos | miga integral tienen | plancha de sándwiches de miga | necesito 100
      sanguchitos para el viernes | de qué son los de miga | sandwich de miga vegetarianos | encargar triples de jamon crudo`,
    Empanadas: `quiero una docena de empanadas | empanadas de carne | qué gustos de empanadas hay | empanadas para cocinar | empanadas de
      verdura y de jyq | cuánto sale la docena de empanadas | media docena de empanadas | empanadas congeladas venden? | empanadas
      árabes | 3 docenas de empanadas surtidas | tapas de empanadas tienen | empanaditas de copetín`,
    Pizzas: `hacen pizzas | prepizzas venden? | quiero dos pizzas de muzzarella | pizza para llevar | pizzetas para un cumple | cuánto sale
      la pizza | pizza con jamón y morrón | pizzas a la piedra | qué gustos de pizza tienen | fugazzeta | pizza entera o por porción
      | masa de pizza cruda`,
    'Desayunos sorpresa': `desayunos sorpresa hacen | quiero regalar un desayuno | desayuno a domicilio para un cumpleaños | qué trae el
      desayuno | bandeja de desayuno para el día de la madre | desayuno para dos | caja de desayuno con flores | cuánto sale el
      desayuno sorpresa | mandan el desayuno a Güemes | desayuno para mi novia el domingo | a qué hora llega el desayuno | meriendas
      sorpresa tienen?`,
    'Mesa dulce': `arman mesa dulce | mesa dulce para 15 años | qué incluye la mesa dulce | presupuesto mesa dulce para 50 personas |
      cupcakes y shots para un evento | candy bar | postrecitos en vasito | mesa de postres para un bautismo | mesa dulce para un
      evento de empresa | cuánto por persona la mesa dulce | traen la mesa dulce armada | lemon pie y cheesecake para una fiesta`,
    'Seña de un encargo': `con cuánto se seña | hay que dejar seña | cómo señó la torta | puedo señar por transferencia | te paso el
      comprobante de la seña | la seña es el 50? | si cancelo pierdo la seña | hasta cuándo tengo para señar | ya pagué la seña del
      E-1042 | alias para la seña | me devuelven la seña? | quiero dejar una seña`,
    'Cambiar un encargo': `quiero cambiar mi encargo | en vez de chocolate la quiero de frutilla | pasar el encargo para el domingo |
      agregar una docena al pedido | cambiar la hora del encargo | modificar el pedido E-871 | me equivoqué en la cantidad | quiero
      sumar empanadas a lo que pedí | la torta más grande puede ser? | cambiar el texto de la torta | puedo cambiar el relleno |
      corregir mi encargo`,
    'Cancelar un encargo': `quiero cancelar el encargo | ya no necesito la torta | cancelá mi pedido | suspendieron la fiesta, cancelo |
      doy de baja el encargo E-455 | anular lo que encargué | no voy a retirar el encargo | cómo cancelo un encargo | se puede
      cancelar hoy? | no quiero más la torta | cancelar los sándwiches | deshacer el pedido`,
    'Anticipación para encargar': `con cuánto tiempo hay que encargar | se puede encargar de un día para otro | cuántos días antes pido la
      torta | para mañana llegan? | hasta qué hora tomo un encargo para el sábado | encargo con anticipación | llego a encargar para
      hoy | es muy tarde para pedir una torta para el viernes | plazo para encargos grandes | cuándo tengo que avisar | para las
      fiestas cuándo se encarga | tiempo mínimo de encargo`,
    'Pan del día': `hay pan fresco | a qué hora sale el pan | tienen pan de campo | cuánto está el kilo de pan | pan francés | mignones |
      figacitas hay? | les queda pan | pan caliente a qué hora | pan lactal casero | baguette | pan para choripán`,
    Facturas: `cuánto sale la docena de facturas | hay medialunas | medialunas de grasa o de manteca | quiero media docena de facturas |
      facturas con dulce de leche | vigilantes y cañoncitos | docena de medialunas para el lunes | a la tarde hay facturas? | bolas
      de fraile | una docena surtida | facturas rellenas | churros venden?`,
    'Pan sin gluten': `tienen algo sin tacc | pan sin gluten | soy celíaco, qué puedo comprar | productos sin TACC | torta para celíacos |
      hay facturas sin gluten | es apto celiacos? | cocina separada para sin tacc | prepizzas sin tacc | tienen el logo sin tacc | pan
      de arroz | contaminación cruzada hay?`,
    'Pan integral': `pan integral tienen | pan de salvado | pan con semillas | pan negro | pan de centeno | pan multicereal | integral sin
      sal hay? | cuánto sale el pan integral | pan de masa madre integral | tostadas integrales | bollitos integrales | pan bajo en
      sodio`,
    'Pan dulce': `ya hay pan dulce | cuánto sale el pan dulce | pan dulce con frutas secas | pan dulce sin frutas | encargar pan dulce
      para navidad | pan dulce de medio kilo | pan dulce para empresas | pan dulce con chocolate | quiero 10 panes dulces | es
      casero el pan dulce? | pan dulce genovés | desde cuándo venden pan dulce`,
    'Rosca de Pascua': `hay rosca de pascua | encargar una rosca | cuánto sale la rosca | rosca con crema pastelera | rosca rellena de
      dulce de leche | roscas chicas | huevos de pascua venden | rosca para semana santa | rosca de reyes hacen? | cuándo empiezan
      con las roscas | rosca sin frutas | 3 roscas grandes para el domingo`,
    Budines: `tienen budines | budín de limón | budin de banana | cuánto sale el budín | budín marmolado | budin inglés | budín sin azúcar |
      budín de pan | mini budines para souvenir | de qué sabor son los budines | budín de zanahoria y nuez | quiero dos budines de
      vainilla`,
    Alfajores: `alfajores de maicena | docena de alfajores | alfajores santafesinos | alfajores de chocolate | cuánto salen los alfajores |
      alfajorcitos para evento | alfajores cordobeses de fruta | caja de alfajores para regalo | alfajores de dulce de leche bañados
      | alfajores sin tacc hay? | venden alfajores por mayor o solo por unidad | 24 alfajores para llevar`,
    'Productos veganos': `tienen cosas veganas | facturas veganas | pan sin leche ni huevo | torta vegana | soy vegana, qué me
      recomendás | hay budín vegano | sin productos animales | medialunas veganas cuándo hay | empanadas veganas | usan manteca o
      margarina vegetal | sándwiches veganos | alfajores veganos`,
    'Precio por kilo': `cuánto sale el kilo de masas | a cuánto está el kilo de pan | precio por kilo | el kilo de galletitas | cuánto vale
      el kilo de bizcochos | medio kilo de masas finas cuánto es | precio del kilo de criollos | a cuánto tenés los criollitos | el
      kilo de pan rallado | cuánto el cuarto de masas secas | lista de precios por kilo | precio kilo de chipá`,
    Promociones: `hay promos | qué ofertas tienen hoy | 2x1 en facturas? | descuento a la última hora | promo de docena de empanadas |
      tienen descuento con alguna tarjeta | promo del día | hay descuento para jubilados | combo de café con medialunas | alguna
      oferta para el finde | cupón de descuento | descuento por cantidad`,
    'Ingredientes y alérgenos': `tiene nuez el budín | qué lleva la torta de chocolate | mi hijo es alérgico al huevo | tiene leche? |
      contiene maní | ingredientes del pan de campo | lleva conservantes | es con manteca o margarina | tiene frutos secos | las
      empanadas tienen picante? | con qué grasa hacen los criollos | soy intolerante a la lactosa`,
    'Horarios de atención': `a qué hora abren | hasta qué hora están | abren los domingos | horario de la panadería | cierran al mediodía |
      a las 7 de la mañana están abiertos? | qué días cierran | hoy hasta qué hora | están abiertos ahora | horario del domingo |
      abren de corrido | a la siesta atienden`,
    Dirección: `dónde están | cuál es la dirección | cómo llego | en qué calle queda la panadería | están en Nueva Córdoba? | me mandás la
      ubicación | tienen otra sucursal | queda cerca de la plaza? | en qué barrio están | altura de la calle | la panadería del
      centro dónde es | pasame el mapa`,
    Teléfono: `tienen teléfono | a qué número llamo | me das el whatsapp | teléfono de la panadería | quiero llamar | número para hacer
      pedidos | cuál es el celular | no me contestan el teléfono | el fijo | tienen instagram? | número de contacto | un mail para
      consultas`,
    Feriados: `abren el feriado | el lunes feriado atienden? | el 25 de diciembre abren | 1 de enero está abierto | en semana santa abren |
      trabajan los feriados | 31 de diciembre hasta qué hora | el 9 de julio abren | feriado puente atienden | carnaval abierto? | el
      jueves santo abren | horario de las fiestas`,
    Estacionamiento: `tienen estacionamiento | dónde dejo el auto | se puede estacionar en la puerta | hay lugar para parar a retirar |
      doble fila un minuto puedo? | cochera cerca | estacionamiento para clientes | hay playa de estacionamiento | puedo parar la
      moto | dónde estaciono para buscar la torta | se estaciona fácil ahí? | estacionamiento gratis`,
    'Formas de pago': `aceptan tarjeta | puedo pagar con mercado pago | transferencia aceptan? | débito toman | hay recargo con tarjeta |
      cuotas hay | solo efectivo? | pago con qr | cómo puedo pagar | cuenta dni | pago cuando retiro | alias para transferir`,
    'Envíos a domicilio': `hacen envíos | me lo traen a casa | tienen delivery | llevan la torta a domicilio | están en pedidos ya? | mandan
      facturas a domicilio | envío para el domingo a la mañana | pueden entregar en un salón | a qué hora reparten | delivery de
      empanadas | se puede pedir y que lo envíen | envían medialunas a la oficina`,
    'Zona de reparto': `hasta dónde reparten | llegan a Alberdi | envían a güemes | reparten en nueva cordoba | mandan fuera de la ciudad |
      qué barrios cubren | llegan a zona norte? | entregan en el centro | cerro de las rosas llegan | hasta qué calle hacen reparto |
      mi barrio está en la zona? | villa allende entregan`,
    'Costo de envío': `cuánto sale el envío | el delivery es gratis? | precio del envío a Alberdi | desde cuánto es sin cargo el envío |
      cobran el reparto | cuánto cobrás por llevarlo al centro | el envío se paga aparte | costo de delivery | cuánto más es con
      envío | hay mínimo para envío gratis | cuánto está el cadete | envío bonificado`,
    'Retirar un pedido': `a qué hora retiro | ya puedo pasar a buscar mi torta | vengo a retirar el encargo E-1042 | puede retirar otra
      persona | hasta qué hora puedo retirar | está listo mi pedido? | dónde retiro | qué digo cuando voy a retirar | puedo retirar
      más temprano | paso en 10 minutos a buscarlo | retiro el sábado a las 9 | no llego a retirar hoy`,
    'Venta a comercios': `venden a bares | precios para comercios | quiero revender sus panes | tengo una cafetería | abastecen
      restaurantes | lista mayorista | pan para hamburguesería | reparto a negocios | compra mínima para comercios | somos un hotel y
      buscamos proveedor | medialunas congeladas por mayor | pan de pancho por mayor`,
    Factura: `me hacés factura a | necesito factura | factura para la empresa | te paso el cuit | ticket fiscal | me mandan la factura por
      mail | no me dieron el comprobante | factura del encargo E-871 | consumidor final o factura A | facturan? | corregir una
      factura mal hecha | comprobante de compra`,
    'Trabajar en la panadería': `buscan gente | quiero trabajar con ustedes | necesitan pastelero | dejo mi cv? | toman empleados | busco
      trabajo de panadero | vacantes para atención al público | dónde mando el curriculum | hay trabajo de fin de semana | soy
      maestro panadero | búsqueda laboral | están contratando repartidores`,
  },
}
