/** What hotels and streets are called in Italian, French, German and Maltese. */
import { parts, type TongueWords } from '../tongue.ts';

export const ITALIAN: TongueWords = {
  hotel: parts('Hotel {name} · Hotel {name} · Albergo {name} · Locanda {name} · Pensione {name}'),
  home: parts('Residence {name} · Residenza {name} · {name} Suites · Case {name}'),
  grand: parts('Grand Hotel {name} · Palazzo {name} · Villa {name}'),
  sea: parts('{name} Mare · Lido {name} · {name} al Mare'),
  names: parts(`Belcanto · del Cedro · Luna Rossa · San Vito · La Ginestra · Fontechiara
    Due Lanterne · Santa Brigida · Il Glicine · dei Gelsomini · Torre Antica · Ca’ Serena
    Le Terrazze · Monte Lieto · Corte Fiorita · Il Melograno · La Mimosa · Tre Pini · Aurelia
    Beatrice · del Tasso · Giardino Segreto · La Quercia · San Rocco · dei Limoni`),
  seaNames: parts(`Marechiaro · Acquamarina · Scogliera · La Conchiglia · Le Sirene · Il Gabbiano
    Maestrale · La Lampara · Onda Blu · Il Faro · Corallo · Nettuno · Vela Bianca`),
  townNames: parts('dei Mercanti · della Torre · Ponte Vecchio Nuovo · delle Arti · del Teatro'),
  hillNames: parts('Stella Alpina · Edelweiss Blu · La Baita · Monte Sereno · del Larice'),
  streets: parts(`Via Roma {n} · Via Garibaldi {n} · Via Dante {n} · Via della Fontana {n}
    Piazza San Marco {n} · Via dei Tigli {n} · Via Mazzini {n} · Via Verdi {n} · Vicolo Stretto {n}
    Via XX Settembre {n}`),
  seaStreets: parts('Lungomare Colombo {n} · Via Marina {n} · Via del Porto {n}'),
};

export const FRENCH: TongueWords = {
  hotel: parts('Hôtel {name} · Hôtel {name} · Auberge {name} · Maison {name} · Logis {name}'),
  home: parts('Résidence {name} · {name} Suites · Appart’hôtel {name} · Villas {name}'),
  grand: parts('Grand Hôtel {name} · Palais {name} · Domaine {name}'),
  sea: parts('{name} Plage · {name} sur Mer · Hôtel de la Plage {name}'),
  names: parts(`des Tilleuls · Saint-Alban · Les Lavandes · de la Source · des Marronniers
    Clair de Lune · La Bergerie · Beauséjour · du Cygne · Les Glycines · de la Tonnelle
    Mirabelle · Sainte-Odile · du Parc Fleuri · Les Acacias · du Vieux Puits · La Pergola
    des Cèdres · Belle Étoile · Les Mimosas · du Chêne Vert · Le Verger`),
  seaNames: parts(`du Vieux Phare · Grand Large · Belle Rive · Les Embruns · des Goélands
    La Voile Bleue · Les Sables Clairs · de la Dune · du Corail · Le Mistral · La Calanque`),
  townNames: parts('du Pont Neuf Vert · des Orfèvres · de la Halle · des Arcades · du Carillon'),
  hillNames: parts('Les Mélèzes · des Cimes · Le Chamois · La Marmotte · Les Grands Sapins'),
  streets: parts(`{n} rue de la République · {n} rue des Lilas · {n} avenue de la Gare
    {n} rue Victor-Hugo · {n} place de l’Église · {n} rue du Moulin · {n} chemin des Vignes
    {n} rue Pasteur · {n} rue de la Fontaine`),
  seaStreets: parts('{n} boulevard de la Mer · {n} quai du Port · {n} avenue de la Plage'),
};

export const GERMAN: TongueWords = {
  hotel: parts('Hotel {name} · Hotel {name} · Gasthof {name} · Pension {name} · Landhaus {name}'),
  home: parts('Appartements {name} · Aparthotel {name} · Ferienhaus {name} · {name} Suites'),
  grand: parts('Grand Hotel {name} · Schlosshotel {name} · {name} Spa Resort'),
  sea: parts('Strandhotel {name} · Hotel {name} am Meer'),
  names: parts(`Rosengart · Silberquell · Goldener Hirschbrunn · Zum Wildbach · Linde · Sonnwies
    Edelrain · Drei Kronen · Zur Post · Schwanenhof · Mühlbach · Abendrot · Birkenhain
    Weißes Lamm · Sankt Georg · Zum Löwen · Kastanienhof · Morgenstern · Erlenau · Fliederhof
    Nussbaumer · Brunnenhof`),
  seaNames: parts('Möwennest · Leuchtfeuer · Dünenkrone · Seestern'),
  townNames: parts('Am Domplatz · Stadttor · Lindenallee · Am Alten Markt · Zur Glocke'),
  hillNames: parts(`Tannegg · Bergkranz · Hochfirn · Alpenrose Blau · Gamsblick · Enzianhof
    Almrausch · Zirbenhof · Sonnenspitz · Lärchenwald · Steinbock`),
  streets: parts(`Lindenstraße {n} · Dorfstraße {n} · Hauptstraße {n} · Bahnhofstraße {n}
    Kirchgasse {n} · Mühlweg {n} · Schulstraße {n} · Gartenweg {n} · Am Bach {n}`),
  seaStreets: parts('Uferstraße {n} · Strandweg {n}'),
};

export const MALTESE: TongueWords = {
  hotel: parts('{name} Hotel · Hotel {name} · Dar {name} · Palazzo {name} · {name} Guesthouse'),
  home: parts('{name} Apartments · {name} Suites · {name} Aparthotel · Razzett {name}'),
  grand: parts('Grand Hotel {name} · {name} Palace · {name} Hotel & Spa'),
  sea: parts('{name} Bay · {name} Beach · {name} Waterfront'),
  names: parts(`Kennura · Ward · Ġnien · Santu Rokku · Bellavista · Ħarruba · Qamar · Żaghfran
    Santa Liena · Lewża · Sigra · Tal-Kampnar · Verdala Court · Oleandra · Il-Ħitan · Ta’ Ġorġ
    Xemxija Court · Ta’ Kola`),
  seaNames: parts('Luzzu · Fanal · Gawwija · Majjistral · Sirena · Baħar · Mewġa · Qawra Point'),
  townNames: parts('Il-Belt · Strada Stretta · Tal-Pjazza · Bieb il-Belt · Gallarija'),
  hillNames: parts('Ta’ Dwejra · Il-Għolja · Wied'),
  streets: parts(`{n} Triq il-Kbira · {n} Triq San Pawl · {n} Triq ir-Repubblika
    {n} Triq il-Knisja · {n} Triq Sant’ Anton · {n} Triq il-Ward · {n} Pjazza San Ġorġ
    {n} Triq il-Mitħna`),
  seaStreets: parts('{n} Triq ix-Xatt · {n} Triq il-Bajja · {n} Triq il-Port'),
};
