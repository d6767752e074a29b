/** Paraphrases of the bakery's customers (see `expandParaphrases`). */
export const bakeryParaphrases: Readonly<Record<string, string>> = {
  'Torta de cumpleaños': `quiero encargar una torta _ | me hacés una torta _ | cuánto sale una torta _ | necesito una torta _: de cumpleaños |
    para 20 personas | de chocolate | infantil | con foto | para el cumple de mi hija | de frutilla`,
  'Torta de casamiento': `hacen tortas _ | queremos una torta _ | presupuesto de una torta _: de casamiento | de boda | para un civil | de
    bodas de tres pisos | de novios`,
  'Bandeja de masas': `quiero _ | me armás _ | cuánto sale _: una bandeja de masas | una bandeja de masas finas | medio kilo de masas secas |
    una bandeja surtida | masas para regalar`,
  'Sándwiches de miga': `quiero _ | cuánto salen _ | me preparás _ | venden _: sándwiches de miga | sanguchitos de miga | triples de miga |
    sándwiches de miga surtidos | dos docenas de miga`,
  Empanadas: `quiero _ | cuánto salen _ | tienen _ | me guardás _: empanadas de carne | una docena de empanadas | empanadas de verdura |
    empanadas congeladas | empanadas surtidas | tapas de empanadas`,
  Pizzas: `hacen _ | quiero _ | cuánto sale _ | venden _: pizza de muzzarella | prepizzas | pizzetas | pizza a la piedra | fugazzeta | masa de
    pizza | pizza con jamón`,
  'Desayunos sorpresa': `quiero mandar _ | cuánto sale _ | qué trae _ | hacen _: un desayuno sorpresa | una bandeja de desayuno | un desayuno
    de cumpleaños | un desayuno para dos | la merienda sorpresa`,
  'Mesa dulce': `arman _ | cuánto sale _ | presupuesto de _ | qué incluye _: la mesa dulce | una mesa dulce para 50 | el candy bar | la mesa
    de postres | cupcakes para un evento`,
  'Seña de un encargo': `cómo hago _ | cuánto es _ | me devuelven _ | te mando _: la seña | la seña de la torta | la seña del encargo | el
    comprobante de la seña | la seña por transferencia`,
  'Cambiar un encargo': `quiero cambiar _ | puedo cambiar _ | necesito modificar _: mi encargo | la hora del encargo | el relleno de la torta
    que pedí | el texto de la torta | la cantidad del pedido | el encargo E-512 ; quiero agregar _ a mi encargo | puedo sumar _ a mi
    pedido: una docena | empanadas`,
  'Cancelar un encargo': `quiero cancelar _ | cómo cancelo _ | doy de baja _ | ya no quiero _: el encargo | mi pedido | la torta que encargué |
    el encargo E-733`,
  'Anticipación para encargar': `con cuánto tiempo encargo _ | con cuánta anticipación se pide _ | cuántos días antes encargo _ | llego a
    encargar _ para mañana: una torta | un pedido grande | las empanadas | los sándwiches`,
  'Pan del día': `hay _ | a qué hora sale _ | cuánto está _ | les queda _: pan fresco | el pan francés | pan de campo | el pan caliente | pan
    lactal | figacitas y mignones | baguettes`,
  Facturas: `hay _ | cuánto sale _ | quiero _ | me guardás _: una docena de facturas | medialunas | facturas con dulce de leche | medialunas de
    manteca | churros y vigilantes | bolas de fraile | facturas rellenas`,
  'Pan sin gluten': `tienen _ | venden _ | hacen _ para celíacos | hay _: pan sin gluten | productos sin tacc | algo sin tacc | facturas sin
    gluten | prepizzas sin tacc`,
  'Pan integral': `tienen _ | cuánto sale _ | hay _ hoy | quiero _: pan integral | pan con semillas | pan de salvado | pan de centeno | pan
    multicereal | bollitos integrales | pan negro`,
  'Pan dulce': `hay _ | cuánto sale _ | quiero encargar _: pan dulce | pan dulce con frutas | el pan dulce de navidad | pan dulce sin frutas |
    pan dulce genovés`,
  'Rosca de Pascua': `hay _ | cuánto sale _ | quiero encargar _: una rosca de pascua | la rosca con crema | roscas chicas | la rosca de reyes |
    huevos de pascua`,
  Budines: `tienen _ | cuánto sale _ | quiero _: budín de limón | budín de banana | budín marmolado | budín inglés | mini budines | budín de
    zanahoria`,
  Alfajores: `tienen _ | cuánto salen _ | quiero _: alfajores de maicena | una docena de alfajores | alfajores de chocolate | alfajores
    santafesinos | alfajorcitos`,
  'Productos veganos': `tienen _ | hay _ | hacen _: facturas veganas | torta vegana | budín vegano | empanadas veganas | sándwiches veganos |
    algo vegano | productos veganos sin leche ni huevo`,
  'Precio por kilo': `cuánto está el kilo _ | qué precio tiene el kilo _ | a cuánto tenés el kilo _ | cuánto vale medio kilo _: de pan | de
    masas | de criollos | de bizcochos | de galletitas | de chipá`,
  Promociones: `hay _ | qué _ tienen | tienen _ esta semana: promos | ofertas | descuentos | promociones de facturas | ofertas para el finde |
    combos con café`,
  'Ingredientes y alérgenos': `tiene _ | lleva _ | contiene _ | soy alérgico, tiene _: nuez la torta | leche el pan | huevo el budín | maní |
    lactosa | frutos secos | conservantes ; qué ingredientes lleva _ | con qué está hecho _: el pan de campo | el budín | el criollo`,
  'Horarios de atención': `a qué hora _ | decime a qué hora _: abren hoy | cierran | abren los domingos | cierran al mediodía ; qué horario
    tienen _ | hasta qué hora están _: los domingos | los sábados | hoy | a la siesta`,
  Dirección: `dónde queda _ | cómo llego a _ | en qué calle está _ | cuál es la dirección de _: la panadería | el local | la sucursal del
    centro ; me mandás _ | pasame _: la ubicación | la dirección | el mapa para llegar`,
  Teléfono: `me pasás _ | cuál es _ | necesito _ para llamar: el teléfono | el número de la panadería | el whatsapp | el celular | el mail de
    contacto | el teléfono fijo`,
  Feriados: `abren _ | atienden _ | trabajan _ | están abiertos _: el feriado | el lunes feriado | en semana santa | el 25 de diciembre | el 1
    de enero | el 31 de diciembre | en carnaval`,
  Estacionamiento: `hay _ | tienen _ | dónde hay _: estacionamiento | lugar para estacionar | cochera cerca | lugar para dejar el auto |
    estacionamiento para clientes`,
  'Formas de pago': `puedo pagar con _ | aceptan pagos con _ | se puede pagar con _ | cobran recargo con _: tarjeta | débito | mercado pago |
    transferencia | qr | efectivo | cuenta dni`,
  'Envíos a domicilio': `hacen envíos _ | tienen delivery _ | me lo envían _ | pueden mandar el pedido _: a domicilio | a mi casa | a la oficina |
    a un salón | el domingo a la mañana`,
  'Zona de reparto': `llegan a _ | reparten en _ | entregan en _: alberdi | güemes | zona norte | nueva córdoba | mi barrio | villa allende | el
    cerro`,
  'Costo de envío': `cuánto sale _ | cuánto cobran _ | es gratis _ | qué costo tiene _: el envío | el delivery | el reparto | el envío al centro
    | el cadete | llevarlo a domicilio`,
  'Retirar un pedido': `a qué hora puedo retirar _ | paso a retirar _ | puedo pasar a buscar _ | ya está listo para retirar _: mi pedido | la
    torta | el encargo | el encargo E-901 | lo que encargué`,
  'Venta a comercios': `venden por mayor a _ | tienen lista mayorista para _ | abastecen a _ | precios para _: bares | comercios | restaurantes |
    cafeterías | hoteles | negocios que revenden`,
  Factura: `necesito _ | me hacés _ | me mandan _ por mail: factura a | la factura | el comprobante de compra | la factura del encargo | el
    ticket fiscal`,
  'Trabajar en la panadería': `quiero _ | cómo hago para _ | dónde puedo _: trabajar con ustedes | dejar mi cv | mandar el curriculum ; buscan _ |
    necesitan _ | toman _: empleados | panaderos | gente para trabajar | pasteleros | repartidores`,
}
