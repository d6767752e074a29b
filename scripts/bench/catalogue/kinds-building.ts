// Kinds of products of a hardware shop. A line has the name with its sizes and colours in braces, the brands, and the
// price of the smallest in pesos.

export const buildingKinds = {
  Plomería: `
Caño PVC desagüe {40|50|63|110|160} mm x {1|2|3|4} m; Tigre, Awaduct, Ramat, Tubofort; 2900
Caño PVC presión {20|25|32|40|50} mm x {4|6} m; Tigre, Amanco; 4100
Caño termofusión {20|25|32|40|50|63} mm x 4 m; Acqua System, Hidro 3, IPS; 5200
Caño polietileno negro {1/2|3/4|1|1 1/4|1 1/2|2} pulgadas x {25|50|100} m; Tubex, Plastiforte; 14800
Caño galvanizado {1/2|3/4|1|1 1/4|2} pulgadas x 6,40 m; Siderca, Acindar; 31500
Codo PVC 90 grados {40|50|63|110|160} mm; Tigre, Awaduct, Ramat; 780
Codo PVC 45 grados {40|50|63|110|160} mm; Tigre, Awaduct, Ramat; 740
Codo termofusión 90 grados {20|25|32|40|50} mm; Acqua System, Hidro 3, IPS; 620
Tee PVC {40|50|63|110|160} mm; Tigre, Awaduct, Ramat; 1150
Tee termofusión {20|25|32|40|50} mm; Acqua System, Hidro 3; 840
Cupla PVC {40|50|63|110|160} mm; Tigre, Awaduct; 690
Cupla termofusión {20|25|32|40} mm; Acqua System, Hidro 3; 520
Ramal Y PVC {50|63|110|160} mm; Tigre, Awaduct; 2400
Reducción PVC {63 a 50|110 a 63|160 a 110} mm; Tigre, Awaduct; 1300
Tapa PVC {40|50|63|110|160} mm; Tigre, Ramat; 590
Sifón PVC para {lavatorio|pileta de cocina|bidet|lavarropas}; Tigre, Duke, Latyn; 3900
Sifón flexible extensible para {lavatorio|pileta}; Duke, Latyn; 4300
Pileta de patio PVC {5|7|9} entradas {50|63} mm; Awaduct, Tigre; 6700
Rejilla de piso {10x10|12x12|15x15|20x20} cm {cromada|acero inoxidable|bronce}; Daleffe, Deca; 3500
Flexible para agua {1/2} pulgada {20|30|40|50|60} cm {malla de acero|plástico}; Latyn, Dúctil; 2700
Flexible para gas {1/2|3/4} pulgada {30|40|60|100} cm; Ducan, Latyn; 7400
Llave de paso {1/2|3/4|1} pulgada {bronce|termofusión|cromada}; FV, Hidromet, Piazza; 6100
Válvula esférica {1/2|3/4|1|1 1/4|1 1/2|2} pulgadas {bronce|PVC}; Genebre, Ducan, Valmec; 5300
Válvula de retención {1/2|3/4|1|1 1/2} pulgadas; Genebre, Valmec; 8900
Canilla para {lavarropas|jardín|patio|pared} {1/2|3/4} pulgada; FV, Hidromet, Piazza; 7200
Canilla para cocina {monocomando|pico alto|pico móvil}; FV, Hidromet, Peirano, Piazza; 38900
Grifería monocomando para {lavatorio|bidet|ducha|bañera} {cromada|negra}; FV, Hidromet, Peirano, Piazza; 52500
Cuerito para canilla {3/8|1/2|3/4} pulgada {x 10 u|x 50 u|x 100 u}; Fluxer, Doble A; 950
Cinta teflón {12|19} mm x {10|20|50} m; Duke, 3M, Tacsa; 480
Sellador de roscas {25|50|125} cm3; Hidro 3, Loctite, Sellatubos; 2100
Pegamento para PVC {60|125|250|500} cm3; Tigre, Eccole, Poxi; 2300
Mochila para inodoro {de colgar|de apoyar}; Ferrum, Roca, Duke; 28700
Inodoro {corto|largo} {blanco|negro}; Ferrum, Roca, Deca; 98400
Bidet {1|3} agujeros {blanco|negro}; Ferrum, Roca, Deca; 76500
Lavatorio {de colgar|con columna|de apoyo}; Ferrum, Roca, Deca; 54200
Asiento para inodoro {blanco|negro|madera} {común|cierre suave}; Ferrum, Derpla, Roca; 15800
Flotante para tanque {1/2|3/4|1} pulgada; Fluxer, Duke; 4200
Tanque de agua {300|500|750|1000|1500|2000} litros {tricapa|cuatricapa|acero inoxidable}; Rotoplas, Waterplast, Affinity; 112000
Bomba periférica {1/2|3/4|1} HP; Rowa, Pluvius, Gamma, Czerweny; 89500
Bomba sumergible {1/2|3/4|1|1 1/2} HP; Rowa, Pluvius, Motorarg; 147000
Bomba presurizadora {12|18|20|26}; Rowa, Dab; 238000
Calefón {12|14|16} litros {gas natural|gas envasado}; Orbis, Rheem, Volcán; 415000
Termotanque {53|80|110} litros {eléctrico|gas natural|gas envasado}; Rheem, Saiar, Señorial; 389000
Ducha eléctrica {5500} W {blanca}; Lorenzetti, Ferrum; 49800
Barral para cortina de baño {recto|en L} {1,40|1,80} m; Daleffe, Duke; 18200
Sopapa para inodoro {goma}; Duke, Fluxer; 3100
Destapacañerías líquido {500|1000} ml; Mister Músculo, Diabolin, Desol; 4700
Cinta destapacaños {5|10|15} m; Bremen, Crossmaster; 16900
`,
  Electricidad: `
Cable unipolar {1|1,5|2,5|4|6|10} mm2 {rojo|negro|celeste|verde amarillo|marrón} x {25|50|100} m; Prysmian, IMSA, Kalop, Trefilcon; 17800
Cable tipo taller {2x1|2x1,5|2x2,5|3x1,5|3x2,5|4x2,5} mm2 x {10|25|50|100} m; Prysmian, IMSA, Trefilcon; 15600
Cable subterráneo {2x4|2x6|3x4|4x6|4x10} mm2 x {10|25|50} m; Prysmian, IMSA; 72000
Cable coaxial RG6 {blanco|negro} x {20|50|100} m; Epuyén, Indeca; 9400
Cable UTP categoría {5e|6} x {10|30|100|305} m; Furukawa, Glc, Nexxt; 8200
Cable para parlante {2x0,75|2x1,5} mm2 {rojo|transparente} x {10|50|100} m; Kalop, Indeca; 5900
Llave térmica {1x10|1x16|1x20|2x10|2x16|2x20|2x25|2x32|2x40|4x25|4x40} A; Schneider, Siemens, ABB, Sica, Jeluz; 7800
Disyuntor diferencial {2x25|2x40|4x25|4x40|4x63} A; Schneider, Siemens, ABB, Sica; 41900
Tablero de embutir {4|8|12|18|24|36} módulos; Roker, Genrod, Sica, Conextube; 12600
Tablero de superficie {2|4|8|12|24} módulos; Roker, Genrod, Sica; 9700
Tomacorriente doble {blanco|negro|gris}; Cambre, Kalop, Jeluz, Sica; 4200
Tomacorriente {10|20} A con tapa {blanco|negro}; Cambre, Kalop, Jeluz, Richi; 3300
Llave de luz un punto {blanca|negra|gris}; Cambre, Kalop, Jeluz, Sica; 3100
Llave de luz combinación {blanca|negra|gris}; Cambre, Kalop, Jeluz; 3800
Tapa bastidor {5x10|10x10} cm {blanca|negra|gris}; Cambre, Kalop, Jeluz; 1900
Caja rectangular de embutir {chapa|PVC}; Genrod, Tubelectric, Ayan; 760
Caja octogonal {chica|grande} {chapa|PVC}; Genrod, Tubelectric, Ayan; 820
Caja estanca {10x10|15x15|20x20} cm; Roker, Genrod, Conextube; 6500
Caño corrugado {3/4|7/8|1|1 1/4} pulgadas {blanco|naranja|ignífugo} x {25|50} m; Tubelectric, Kalop, Genrod; 8700
Caño rígido PVC eléctrico {20|25|32|40} mm x 3 m; Tubelectric, Kalop, Sica; 3900
Cablecanal {10x10|14x7|20x10|40x25|100x50} mm x 2 m; Zoloda, Kalop, Schneider; 2600
Ficha macho {10|20} A {blanca|negra}; Richi, Kalop, Exultt; 1400
Ficha hembra {10|20} A {blanca|negra}; Richi, Kalop, Exultt; 1500
Adaptador triple {10} A {blanco|negro}; Richi, Kalop, Exultt; 2700
Zapatilla {4|5|6|8} tomas {1,5|3|5} m {blanca|negra}; Kalop, Richi, Sica; 11200
Alargue eléctrico {3|5|10|20|30} m; Richi, Kalop, Exultt; 9600
Cinta aisladora {10|20} m {negra|blanca|roja|azul|verde|amarilla}; 3M, Tacsa, Duke; 1300
Lámpara LED {5|7|9|12|15|18} W {fría|cálida|neutra} rosca E27; Philips, Osram, Sica, Macroled, Interelec; 1500
Lámpara LED gota {5} W {fría|cálida} rosca E14; Philips, Osram, Sica; 2300
Lámpara LED dicroica {5|7} W GU10 {fría|cálida}; Philips, Osram, Macroled; 2200
Lámpara LED filamento {4|8} W {globo|vela|vintage}; Philips, Osram, Sica; 4900
Lámpara LED galponera {30|50|100|150|200} W; Sica, Macroled, Lumenac; 21500
Tubo LED {9|18|20} W {60|120} cm {frío|cálido|neutro}; Philips, Osram, Sica, Macroled; 4100
Panel LED {6|12|18|24} W {redondo|cuadrado} {de embutir|de aplicar} {frío|cálido}; Sica, Macroled, Interelec; 6300
Reflector LED {10|20|30|50|100|200} W {frío|cálido|RGB}; Sica, Macroled, Philips; 7100
Tira LED {5|10} m {fría|cálida|RGB} {interior|exterior}; Macroled, Sica, Interelec; 11900
Plafón LED {18|24|36} W {redondo|cuadrado}; Lumenac, Sica, Macroled; 14300
Aplique de pared {unidireccional|bidireccional} {negro|blanco|gris}; Lumenac, San Justo, Candil; 12800
Portalámpara {E27|E14} {baquelita|cerámica}; Kalop, Richi; 1200
Fotocélula {10} A {con zócalo|de empotrar}; Sica, Tecno; 9800
Sensor de movimiento {de pared|de techo|de embutir}; Sica, Macroled, Zurich; 11600
Timbre {inalámbrico|con cable} {ding dong|campana}; Rontec, Kalop, Sica; 8700
Portero eléctrico {1|2|4} frentes; Commax, Surix, Zkteco; 68900
Ventilador de techo {4|5} palas {blanco|negro|madera}; Liliana, Codini, Martin Martin; 96500
Extractor de aire {4|5|6} pulgadas; Gatti, Spar, Vent; 21800
Estabilizador de tensión {1000|1200|2000} VA; Lyonn, Trv, Atomlux; 37400
Contactor {9|12|18|25|32} A; Schneider, Siemens, Abb; 42300
Timer digital para tablero {16} A; Sica, Zurich, Baw; 28100
Jabalina {1|1,5|2} m {1/2|5/8} pulgada; Genrod, Facbsa; 11700
Precinto plástico {10|15|20|30|40} cm x 100 u {blanco|negro}; Ayan, Hubbell, Kalop; 2900
Bornera {2,5|4|6|10} mm2 x 12; Zoloda, Kalop; 1800
`,
  Pinturería: `
Látex interior {blanco|marfil|gris|beige} {1|4|10|20} litros; Alba, Sherwin Williams, Tersuave, Plavicon, Colorín; 8900
Látex exterior {blanco|marfil|gris|beige} {1|4|10|20} litros; Alba, Sherwin Williams, Tersuave, Plavicon; 11200
Látex cielorraso blanco {1|4|10|20} litros; Alba, Tersuave, Plavicon, Colorín; 7700
Látex lavable satinado {blanco|marfil|gris} {1|4|10|20} litros; Alba, Sherwin Williams, Tersuave; 14900
Membrana líquida {blanca|teja|gris|verde} {1|4|10|20} kg; Plavicon, Sinteplast, Megaflex, Ormiflex; 10500
Esmalte sintético {blanco|negro|gris|rojo|azul|verde inglés|amarillo|marrón|aluminio} {brillante|satinado|mate} {0,5|1|4} litros; Alba, Sherwin Williams, Tersuave, Colorín; 8100
Convertidor de óxido {blanco|negro|gris|rojo} {0,5|1|4} litros; Alba, Sherwin Williams, Petrilac; 9200
Antióxido {rojo|gris|negro} {0,5|1|4} litros; Alba, Tersuave, Colorín; 6900
Barniz {brillante|satinado|marino} {natural|caoba|cedro|roble|nogal} {0,5|1|4} litros; Petrilac, Alba, Cetol; 8600
Protector para madera {natural|caoba|cedro|roble|nogal} {1|4|10} litros; Cetol, Petrilac, Sherwin Williams; 16700
Laca poliuretánica {brillante|satinada|mate} {1|4} litros; Petrilac, Sinteplast; 15900
Fijador al agua {1|4|10|20} litros; Alba, Tersuave, Plavicon, Colorín; 5600
Enduido interior {1|4|10|20} kg; Alba, Tersuave, Plavicon, Colorín; 4900
Enduido exterior {1|4|10|20} kg; Alba, Tersuave, Plavicon; 5800
Masilla plástica para {chapa|madera} {250|500|1000} g; Petrilac, Colorín, Suprabond; 5100
Aguarrás {0,9|1|4|18} litros; Tersuave, Petrilac, Colorín; 3900
Thinner {1|4|18} litros; Petrilac, Colorín, Tersuave; 4600
Diluyente sintético {1|4} litros; Petrilac, Alba; 4400
Removedor de pintura {0,5|1|4} litros; Petrilac, Tersuave; 7900
Pintura en aerosol {blanco|negro|rojo|azul|verde|amarillo|gris|dorado|plateado|cromado} {brillante|mate} 400 ml; Kuwait, Rust Oleum, Tersuave, Radex; 4300
Pintura para piletas {celeste|blanco|azul} {1|4|10|20} litros; Sinteplast, Alba, Tersuave; 15200
Pintura epoxi {gris|blanco|negro} {1|4} litros; Sinteplast, Sherwin Williams; 28900
Pintura para pisos {gris|rojo|verde|negro} {1|4|10|20} litros; Alba, Sinteplast, Tersuave; 11900
Pintura a la cal {blanca} {5|10|25} kg; Plavicon, Cefas; 6100
Pintura asfáltica {1|4|18} litros; Megaflex, Ormiflex; 7300
Revestimiento texturado {fino|medio|grueso} {blanco|gris|beige} {25|30} kg; Tarquini, Plavicon, Sinteplast; 38600
Entonador universal {30|60|120} ml {negro|rojo|azul|verde|amarillo|ocre|naranja|violeta}; Alba, Sinteplast, Colorín; 2100
Rodillo de lana {5|10|17|22} cm; El Galgo, Atlas, Rodex; 3100
Rodillo antigota {5|10|17|22} cm; El Galgo, Atlas, Rodex; 4300
Rodillo de goma espuma {5|10|15} cm; El Galgo, Rodex; 1700
Rodillo para texturar {17|22} cm; El Galgo, Rodex; 4900
Pincel {1/2|1|1 1/2|2|2 1/2|3|4} pulgadas; El Galgo, Atlas, Tigre; 1300
Pinceleta {40|50} mm; El Galgo, Atlas; 2900
Bandeja para pintar {chica|mediana|grande}; El Galgo, Rodex; 2400
Cinta de enmascarar {12|18|24|36|48} mm x {20|40} m; 3M, Tacsa, Rapifix; 1900
Cinta de papel azul {18|24|48} mm x 40 m; 3M, Tacsa; 5600
Lija al agua grano {80|120|150|180|220|320|400|600}; Doble A, El Galgo, 3M; 640
Lija para madera grano {60|80|100|120|150|180}; Doble A, El Galgo, 3M; 590
Lija de tela esmeril grano {40|60|80|100|120}; Doble A, El Galgo; 890
Taco para lijar {goma|esponja}; Doble A, 3M; 1900
Espátula {2|4|6|8|10|12} cm; Bremen, El Galgo, Crossmaster; 1600
Llana {lisa|dentada} {acero|plástica}; Bremen, El Galgo; 5400
Cubre piso {cartón corrugado|polietileno} {1x10|2x5|4x4} m; Tacsa, Rapifix; 3700
Plástico protector con cinta {55|110|260} cm; Tacsa, 3M; 4500
`,
  Construcción: `
Cemento {25|50} kg; Loma Negra, Holcim, Avellaneda; 9800
Cal hidráulica {20|25|30} kg; Cacique, Malagueño, Loma Negra; 4700
Cal aérea {20|25} kg; Cefas, Malagueño; 5200
Yeso {1|5|30|40} kg; Durlock, Tuyango, Knauf; 2100
Arena {fina|gruesa} bolsón; Áridos Sur, Cantera; 39000
Piedra partida {6-12|6-20|10-30} bolsón; Áridos Sur, Cantera; 52000
Ladrillo hueco {8x18x33|12x18x33|18x18x33} cm; Palmar, Later Cer, Fanelli; 690
Ladrillo común {x 100 u|x 500 u|x 1000 u}; Ladrillera Norte; 21000
Bloque de hormigón {10x20x40|15x20x40|20x20x40} cm; Corblock, Bloquera Sur; 1400
Vigueta pretensada {1|1,5|2|2,5|3|3,5|4|5} m; Pretensa, Tensolite; 9800
Hierro aletado {4,2|6|8|10|12|16|20} mm x 12 m; Acindar, Sipar; 6700
Malla soldada {15x15|15x25} cm {4,2|6} mm {2x3|2x6} m; Acindar, Sipar; 39800
Alambre negro recocido número {14|16} x {1|5|25} kg; Acindar, Sipar; 3900
Clavos punta París {1|1 1/2|2|2 1/2|3|4} pulgadas x {1|25} kg; Acindar, Sipar; 4600
Membrana asfáltica con aluminio {3|4} mm x 10 m; Megaflex, Ormiflex, Emapi; 57500
Membrana autoadhesiva {10|15|20|30} cm x 10 m; Megaflex, Ormiflex; 11900
Hidrófugo {1|4|10|20} litros; Sika, Ceresita, Protexin; 5100
Adhesivo para cerámicos {interior|porcelanato|impermeable} {5|30} kg; Klaukol, Weber, Perfecto; 4300
Pastina {blanca|gris|negra|beige|marrón|talco} {1|2|5} kg; Klaukol, Weber; 3300
Revoque {fino|grueso|proyectable} {25|30} kg; Weber, Parex, Klaukol; 6900
Placa de yeso {9,5|12,5} mm {estándar|verde antihumedad|roja ignífuga}; Durlock, Knauf; 13900
Perfil solera {35|70} mm x 2,60 m; Durlock, Barbieri; 4200
Perfil montante {34|69} mm x 2,60 m; Durlock, Barbieri; 4600
Perfil omega x 2,60 m {galvanizado}; Durlock, Barbieri; 3800
Masilla para placas {7|15|32} kg; Durlock, Knauf, Anclaflex; 9800
Cinta para juntas {papel|tramada} {25|50|75|150} m; Durlock, Knauf, Anclaflex; 3100
Chapa acanalada {galvanizada|cincalum|negra|roja|verde} {1|2|3|4|5|6} m calibre {25|27}; Ternium, Cincalum; 14800
Chapa trapezoidal {galvanizada|negra|gris} {2|3|4|5|6} m; Ternium, Cincalum; 19800
Chapa plástica {transparente|blanca|verde} {2|3|4} m; Polimer, Plaquimet; 16900
Policarbonato alveolar {4|6|8|10} mm {transparente|bronce|opal} {2,10x5,80} m; Polygal, Makrolon; 88900
Teja {francesa|colonial|plana} {roja|negra}; Later Cer, Losa Olavarría; 1100
Cumbrera {galvanizada|negra} {1|2} m; Ternium; 9700
Canaleta {galvanizada|PVC} {1|3|4} m; Ternium, Amanco; 12300
Zinguería babeta {20|30} cm x 2 m; Ternium; 9100
Lana de vidrio {50|70|80} mm {con aluminio|con papel}; Isover; 48900
Poliestireno expandido {10|20|30|50} mm {1x1|1x2} m; Isopor, Estisol; 2300
Espuma de poliuretano {300|500|750} ml; Sika, Suprabond, Tekbond; 8600
Sellador de siliconas {transparente|blanco|negro|gris} 280 ml; Sika, Suprabond, Fastix, Tekbond; 5300
Sellador poliuretánico {blanco|gris|negro} {300|600} ml; Sika, Suprabond; 12900
Sellador acrílico {blanco|gris} 300 ml; Sika, Suprabond, Fastix; 4100
Cerámica {30x30|35x35|45x45} cm {blanca|gris|beige|símil madera}; Cerro Negro, San Lorenzo, Alberdi; 7900
Porcelanato {60x60|60x120|20x120} cm {blanco|gris|beige|símil madera}; Ilva, Cerro Negro, San Lorenzo; 21900
Zócalo {MDF|poliestireno|aluminio} {7|10|12} cm {blanco|gris|negro}; Atrim, Indupol; 5600
Balde albañil {10|12} litros {negro}; Mazzuco, Plastisur; 2600
Carretilla {60|90} litros {rueda neumática|rueda maciza}; Femmto, Biassoni, Tramontina; 71500
Hormigonera {130|150} litros; Biassoni, Petinari; 498000
Cuchara de albañil {6|7|8|9} pulgadas; Gherardi, Biassoni, Tramontina; 9400
Fratacho {madera|plástico|goma}; Gherardi, Biassoni; 4700
Plomada {200|300|500} g; Gherardi, Crossmaster; 6200
Zaranda {fina|gruesa} {50x80} cm; Biassoni; 14700
`,
} as const
