import type { AnyFact } from '#sky/any-fact.ts'

// Sentences written after the checker, by hand, as a language model or a newspaper astrologer might
// write them. None is made from a phrase of this folder.

const base = { weight: 0.5, certain: true }
const placement = (
  body: string,
  sign: string,
  degrees: number,
  minutes: number,
  retrograde = false,
) => ({
  ...base,
  id: `placement:${body}`,
  kind: 'placement',
  body,
  sign,
  degrees,
  minutes,
  retrograde,
})
const house = (body: string, number: number) => ({
  ...base,
  id: `house:${number}:${body}`,
  kind: 'house',
  body,
  house: number,
})
const aspect = (a: string, b: string, name: string, orbDegrees: number, applying: boolean) => ({
  ...base,
  id: `aspect:${a}~${b}:${name}`,
  kind: 'aspect',
  a,
  b,
  aspect: name,
  orbDegrees,
  applying,
})

/** A Libra Ascendant; Sun in Gemini, Moon in Capricorn, Venus in Taurus, Mars in Aries. */
export const natalFacts = [
  placement('sun', 'Gemini', 14, 22),
  placement('moon', 'Capricorn', 8, 5),
  placement('mercury', 'Cancer', 2, 40, true),
  placement('venus', 'Taurus', 27, 51),
  placement('mars', 'Aries', 19, 3),
  placement('jupiter', 'Cancer', 11, 30),
  placement('saturn', 'Capricorn', 21, 17, true),
  placement('pluto', 'Scorpio', 28, 9, true),
  house('sun', 9),
  house('moon', 4),
  house('mercury', 10),
  house('venus', 8),
  house('mars', 7),
  house('jupiter', 10),
  house('saturn', 4),
  { ...base, id: 'angle:asc', kind: 'angle', angle: 'asc', sign: 'Libra', degrees: 3, minutes: 12 },
  { ...base, id: 'angle:mc', kind: 'angle', angle: 'mc', sign: 'Cancer', degrees: 5, minutes: 44 },
  {
    ...base,
    id: 'ruler:asc',
    kind: 'ruler',
    angle: 'asc',
    body: 'venus',
    sign: 'Taurus',
    house: 8,
  },
  aspect('moon', 'jupiter', 'opposition', 3.42, true),
  aspect('venus', 'pluto', 'opposition', 0.3, true),
  aspect('mars', 'saturn', 'square', 2.23, true),
  aspect('moon', 'asc', 'square', 4.88, false),
  aspect('sun', 'mars', 'sextile', 4.68, true),
  {
    ...base,
    id: 'balance:quality:cardinal:strong',
    kind: 'balance',
    of: 'cardinal',
    strength: 'strong',
    planets: ['moon', 'mercury', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune'],
  },
  {
    ...base,
    id: 'balance:element:earth:strong',
    kind: 'balance',
    of: 'earth',
    strength: 'strong',
    planets: ['moon', 'venus', 'saturn', 'uranus', 'neptune'],
  },
  {
    ...base,
    id: 'cluster:sign:Capricorn',
    kind: 'cluster',
    sign: 'Capricorn',
    planets: ['moon', 'saturn', 'uranus', 'neptune'],
  },
  { ...base, id: 'moon-phase:full', kind: 'moon-phase', phase: 'full' },
] as AnyFact[]

/** A week in December 2026. */
export const skyFacts = [
  {
    ...base,
    id: 'transit:mercury~saturn:sextile:2026-12-03',
    kind: 'transit',
    body: 'mercury',
    natal: 'saturn',
    aspect: 'sextile',
    at: '2026-12-03T15:40:50Z',
  },
  {
    ...base,
    id: 'transit:mars~sun:trine:2026-12-04',
    kind: 'transit',
    body: 'mars',
    natal: 'sun',
    aspect: 'trine',
    at: '2026-12-04T09:07:00Z',
  },
  {
    ...base,
    id: 'transit:saturn~moon:square:2026-12-01',
    kind: 'transit',
    body: 'saturn',
    natal: 'moon',
    aspect: 'square',
    at: '2026-12-01T20:15:00Z',
  },
  {
    ...base,
    id: 'lunation:full:2026-12-24',
    kind: 'lunation',
    phase: 'full',
    sign: 'Cancer',
    degrees: 2,
    minutes: 14,
    house: 10,
    at: '2026-12-24T01:28:00Z',
  },
  {
    ...base,
    id: 'ingress:venus:Sagittarius:2026-12-05',
    kind: 'ingress',
    body: 'venus',
    sign: 'Sagittarius',
    retrograde: false,
    at: '2026-12-05T08:00:00Z',
  },
  {
    ...base,
    id: 'station:saturn:direct:2026-12-10',
    kind: 'station',
    body: 'saturn',
    direction: 'direct',
    sign: 'Aries',
    degrees: 7,
    minutes: 5,
    house: 7,
    at: '2026-12-10T23:33:00Z',
  },
  {
    ...base,
    id: 'house-entry:jupiter:11:2026-12-05',
    kind: 'house-entry',
    body: 'jupiter',
    house: 11,
    retrograde: false,
    at: '2026-12-05T10:00:00Z',
  },
  {
    ...base,
    id: 'moon-in-house:6:2026-12-03',
    kind: 'moon-in-house',
    house: 6,
    at: '2026-12-03T00:00:00Z',
    until: '2026-12-03T18:12:00Z',
  },
  {
    ...base,
    id: 'void-moon:Virgo:2026-12-03',
    kind: 'void-moon',
    sign: 'Virgo',
    at: '2026-12-03T18:30:00Z',
    until: '2026-12-03T21:04:00Z',
  },
] as AnyFact[]

/** Two charts. */
export const pairFacts = [
  {
    ...base,
    id: 'synastry:you.moon~partner.venus:trine',
    kind: 'synastry-aspect',
    you: 'moon',
    partner: 'venus',
    aspect: 'trine',
    orbDegrees: 1.1,
  },
  {
    ...base,
    id: 'synastry:you.mars~partner.saturn:square',
    kind: 'synastry-aspect',
    you: 'mars',
    partner: 'saturn',
    aspect: 'square',
    orbDegrees: 2.5,
  },
  {
    ...base,
    id: 'overlay:partner.venus:7',
    kind: 'overlay',
    whose: 'partner',
    body: 'venus',
    house: 7,
  },
  { ...base, id: 'overlay:you.mars:4', kind: 'overlay', whose: 'you', body: 'mars', house: 4 },
  {
    ...base,
    id: 'you.placement:moon',
    kind: 'owned-placement',
    whose: 'you',
    point: 'moon',
    sign: 'Leo',
  },
  {
    ...base,
    id: 'partner.placement:moon',
    kind: 'owned-placement',
    whose: 'partner',
    point: 'moon',
    sign: 'Aries',
  },
  {
    ...base,
    id: 'partner.placement:venus',
    kind: 'owned-placement',
    whose: 'partner',
    point: 'venus',
    sign: 'Sagittarius',
  },
] as AnyFact[]

export const trueOfChart = `
The Moon, tucked away in Capricorn at the bottom of your chart, would rather fix things than talk about them.
You think out loud, and your Gemini Sun (ninth house, no less) loves nothing more than a new subject.
Saturn keeps the Moon company in Capricorn.
Mars, in its own sign of Aries, does not wait to be asked.
Would you have guessed that your Moon is in Capricorn?
Mercury was retrograde on the day you were born, which is why you reread your texts before you send them.
There's a reason you proofread: Mercury retrograde in Cancer.
With four planets packed into Capricorn, you take the long view.
Venus—your chart ruler—sits in Taurus, where it is very much at home.
Your Ascendant is Libra, so Venus runs the show.
Because your Ascendant's in Libra, its ruler, Venus, matters more than most.
Pluto stares straight across at Venus from Scorpio: an opposition with barely any slack.
The Venus–Pluto opposition is the closest thing your chart has to a plot.
What you want (Venus in Taurus) and what you fear (Pluto in Scorpio) are opposite each other.
Your Moon opposes Jupiter; your Mars squares Saturn.
Mars in Aries squares Saturn in Capricorn.
Your Mars–Saturn square is the brake on the engine.
A square from Saturn slows Mars down.
Saturn squares Mars, and you feel it.
Your Sun and Mars cooperate through a sextile.
Sun sextile Mars gives you stamina.
The Sun makes a friendly sextile to Mars.
You were born at the full Moon.
Yours is a full-Moon birth.
Your chart is loaded with cardinal signs: seven planets in all.
Seven of your ten planets are in cardinal signs.
Earth is the strongest element in your chart.
You have a lot of earth in your chart, five planets' worth.
Capricorn holds your Moon and Saturn.
Both the Moon and Saturn are in Capricorn.
You have a Capricorn Moon, a Gemini Sun, and Libra rising.
Gemini Sun, Capricorn Moon, Libra rising: that's you in six words.
Sun in Gemini, Moon in Capricorn, Libra rising.
Your Cancer Midheaven suits work that takes care of people.
With the Midheaven in Cancer and Jupiter close by in the tenth, work can feel like family.
Jupiter and Mercury are both in your tenth house.
Jupiter sits at 11 degrees of Cancer.
Your Venus is at 27°51' Taurus, nearly out of the sign.
At 3°12′ of Libra, your Ascendant has only just begun the sign.
Your seventh house is home to Mars.
Mars is in your seventh house, so you fall for people who know what they want.
In your house of partnership, Mars does the talking.
The eighth house, where your Venus lives, is about trust.
You keep Venus in the eighth house.
Your Saturn isn't in Aquarius.
Your Venus isn't retrograde.
Your Moon is not in Cancer; Jupiter is.
Mercury is in Cancer, not Gemini.
Your Sun isn't in the eighth house but in the ninth.
It's not a trine that links Venus and Pluto; it's an opposition.
Venus rules Libra, and so it rules your Ascendant.
Venus, the planet that rules your Libra Ascendant, is in the eighth house.
Moon square Ascendant: you don't always show what you feel.
Your Moon is square the Ascendant, within five degrees.
The orb of your Venus–Pluto opposition is only 0.3°.
Your Venus–Pluto opposition is tighter than your Mars–Saturn square.
Your Mars is in a fire sign.
Your Moon, like your Saturn, is in an earth sign.
Capricorn is a cardinal earth sign, and your Moon is there.
You're a Gemini, but you don't gossip.
As a Gemini you need company.
Your sun sign is Gemini.
Your rising sign is Libra, so people find you easy to be around.
Your Descendant is in Aries, the sign of your Mars.
Your IC is in Capricorn.
Saturn is in its own sign.
Is it any wonder, with Moon and Saturn together in Capricorn, that you plan your weekends?
Your Pluto's retrograde, too.
Saturn, retrograde in Capricorn, keeps the books.
You've got Mars in the seventh and Venus in the eighth.
You have Venus in the 8th and Mars in the 7th.
If Mars in Aries is the gas pedal, Saturn in Capricorn is the brake.
Your fourth-house Moon needs a door that closes.
A Moon in the fourth house needs a door that closes.
Your Jupiter (Cancer, tenth house) likes an audience.
Your Sun is in an air sign, and your Mars is in a fire one.
Whatever else is true of you, the Moon in Capricorn stays dry-eyed until everyone has gone home.
Saturn, too, is in the fourth house; so is the Moon.
Mercury (retrograde, in Cancer) writes letters it never sends.
You carry a full Moon in your chart: the Sun in Gemini on one side and the Moon on the other.
People who know your Mars in Aries know when to step back.
Give your Venus in Taurus a garden and it will forgive you anything.
Jupiter's in Cancer, in the tenth, which is a generous place for it to be.
Jupiter in Cancer is exalted.
Your Moon, in detriment in Capricorn, learned early to cope.
The Sun's sextile to Mars gets you out of bed.
Mars and Saturn square each other.
Venus and Pluto oppose each other almost exactly.
Your stellium in Capricorn is the anchor.
You've a stellium in Capricorn.
Libra rises in your chart.
You have Cancer on the Midheaven.
At 8°05' Capricorn, your Moon is nowhere near its opposition's end.
Mercury was not direct when you were born.
Your Saturn is neither in Aquarius nor in Pisces.
Your Mars is no Libra Mars.
Isn't your Moon in Capricorn?
You run warm and quick, thanks to Mars in Aries in the seventh.
It's Saturn, holed up in Capricorn, that wants a plan.
Nothing about your Venus, planted in Taurus, is in a hurry.
Where Pluto in Scorpio digs, Venus in Taurus holds on.
A Capricorn Moon rarely says so, but yours does care.
Moon in Capricorn + Sun in Gemini = a funny realist.
Your Sun's in Gemini; your Moon, Capricorn.
On the face of it you are Libra rising, easy and polite.
That square between Mars and Saturn? It's your engine and your brake.
Jupiter, elevated by sign in Cancer (it is exalted there), gives generously.
You're not a Leo, you're a Gemini.
Saturn in the 4th and Jupiter in the 10th pull in two directions.
Your tenth house has Jupiter and Mercury in it.
There are four planets in Capricorn in your chart.
Moon in your fourth, Mars in your seventh, Venus in your eighth.
Your Mercury, though retrograde, is quick.
Your Venus is opposed by Pluto.
Mars is squared by Saturn.
`

export const falseOfChart = `
The Moon, tucked away in Cancer at the bottom of your chart, would rather fix things than talk about them.
The Moon, tucked away in Capricorn at the top of your chart, would rather fix things than talk about them.
You think out loud, and your Gemini Sun (tenth house, no less) loves nothing more than a new subject.
Venus keeps the Moon company in Capricorn.
Mars, in its own sign of Scorpio, does not wait to be asked.
Would you have guessed that your Moon is in Cancer?
Venus was retrograde on the day you were born, which is why you reread your texts before you send them.
There's a reason you proofread: Mercury retrograde in Gemini.
There's a reason you proofread: Mercury is direct in Cancer.
With five planets packed into Capricorn, you take the long view.
With four planets packed into Cancer, you take the long view.
Jupiter—your chart ruler—sits in Cancer.
Venus—your chart ruler—sits in Gemini, where it is curious.
Venus—your chart ruler—sits in the ninth house.
Your Ascendant is Virgo, so Mercury runs the show.
Because your Ascendant's in Libra, its ruler, Mars, matters more than most.
Pluto stares straight across at Mars from Scorpio: an opposition with barely any slack.
The Venus–Pluto square is the closest thing your chart has to a plot.
The Venus–Saturn opposition is the closest thing your chart has to a plot.
What you want (Venus in Taurus) and what you fear (Pluto in Scorpio) are square each other.
Your Moon opposes Saturn; your Mars squares Jupiter.
Mars in Capricorn squares Saturn in Aries.
A trine from Saturn speeds your Mars up.
Saturn trines your Mars, and you feel it.
Saturn squares your Sun, and you feel it.
Your Sun and Moon cooperate through a sextile.
The Sun makes a friendly trine to Mars.
You were born at the new Moon.
Yours is a new-Moon birth.
Your chart is loaded with mutable signs: seven planets in all.
Six of your ten planets are in cardinal signs.
Seven of your ten planets are in fixed signs.
Water is the strongest element in your chart.
You have a lot of fire in your chart, five planets' worth.
You have no earth in your chart.
You have no planets in cardinal signs.
Cancer holds your Moon and Saturn.
Both the Moon and Venus are in Capricorn.
You have a Cancer Moon, a Gemini Sun, and Libra rising.
You have a Capricorn Moon, a Gemini Sun, and Leo rising.
Gemini Sun, Libra Moon, Capricorn rising: that's you in six words.
Sun in Capricorn, Moon in Gemini, Libra rising.
Your Leo Midheaven suits work that takes care of people.
With the Midheaven in Cancer and Jupiter close by in the ninth, work can feel like family.
Jupiter and Mars are both in your tenth house.
Jupiter sits at 21 degrees of Cancer.
Jupiter sits at 11 degrees of Leo.
Your Venus is at 27°15' Taurus, nearly out of the sign.
At 13°12′ of Libra, your Ascendant has only just begun the sign.
Your seventh house is home to Venus.
Mars is in your eighth house, so you fall for people who know what they want.
In your house of money, Mars does the talking.
The ninth house, where your Venus lives, is about trust.
Your Saturn isn't in Capricorn.
Your Mercury isn't retrograde.
Your Moon is not in Capricorn; Jupiter is.
Mercury is in Gemini, not Cancer.
Your Sun isn't in the ninth house but in the eighth.
It's not an opposition that links Venus and Pluto; it's a trine.
Venus rules Virgo, and so it rules your Ascendant.
The ruler of your Ascendant is in Gemini, in the eighth house.
Venus, the planet that rules your Midheaven, is in the eighth house.
Moon trine Ascendant: you always show what you feel.
Your Moon is square the Ascendant, within two degrees.
The orb of your Venus–Pluto opposition is a full 4°.
Your Mars–Saturn square is tighter than your Venus–Pluto opposition.
Your Mars is in a water sign.
Your Moon, like your Mars, is in an earth sign.
Capricorn is a cardinal air sign, and your Moon is there.
Capricorn is a fire sign, and your Moon is there.
You're a Capricorn, but you don't gossip.
As a Libra you need company.
Your sun sign is Cancer.
Your rising sign is Gemini, so people find you easy to be around.
Your Descendant is in Taurus, the sign of your Venus.
Your IC is in Aquarius.
Saturn is in its fall.
Mars is in its detriment.
Your Venus's retrograde, too.
Saturn, retrograde in Aquarius, keeps the books.
You've got Mars in the eighth and Venus in the seventh.
You have Venus in the 7th and Mars in the 8th.
If Mars in Capricorn is the gas pedal, Saturn in Aries is the brake.
Your fifth-house Moon needs a door that closes.
A Moon in the sixth house needs a door that closes.
Your Jupiter (Cancer, ninth house) likes an audience.
Your Jupiter (Leo, tenth house) likes an audience.
You never had a Capricorn Moon to begin with.
There's no Capricorn in your Moon.
Nobody with your chart has a Gemini Sun.
Your Uranus is in Leo.
Ceres in your fourth house feeds everyone.
Your Chiron in Leo hurts when nobody claps.
Your North Node in Leo pulls you toward the stage.
Your South Node in Aquarius is what you already know.
Lilith squares your Moon.
Your Vertex is in Taurus.
Your Part of Fortune sits with your Sun.
Your Moon makes a quincunx to your Sun.
Your Moon and Saturn form a stellium with Mars.
You have a stellium in Aries.
A yod points at your Moon.
A grand trine holds it all together.
Your Moon in the Uttara Ashadha nakshatra is stubborn.
In the sidereal zodiac your Sun is in Taurus.
Your progressed Sun has moved into Leo.
Your solar arc Mars is on your Venus.
You're a triple Gemini.
You're a double Capricorn.
The cusp of your seventh house is in Aries.
Your fifth house is empty.
Most of your planets are in water signs.
You've more water than earth.
Your Sun is in an earth sign, and your Mars is in a fire one.
Saturn, too, is in the fifth house; so is the Moon.
Mercury (direct, in Cancer) writes letters it never sends.
Your Moon's ruler is Mars.
Your Moon is the only planet in the fourth house.
All your planets are direct.
Every planet in your chart is in Capricorn.
All of your planets are in Capricorn.
Your Moon is in the sign of its fall.
Your Moon is exalted.
Your tightest aspect is Moon opposite Jupiter.
Your most exact aspect is Moon opposite Jupiter.
Mars is angular, and the Moon is cadent.
Most of your chart is above the horizon.
Your western hemisphere is empty.
Mars sits on your Ascendant.
Your Sun is right on the Midheaven.
Your sign is Cancer.
Your star sign is Capricorn.
Cancers like you need a home.
Cancer, you need a home this week.
Dear Capricorn, take a rest.
Being a Capricorn, you plan ahead.
Your tenth house is in Capricorn.
Your seventh house falls in Cancer.
Your fourth house begins in Libra.
You have two retrograde planets.
There are three oppositions in your chart.
Jupiter is your most elevated planet.
You were born in the waning phase.
Your Moon phase was a waxing gibbous.
Your Moon is at 8°45 Capricorn.
Your Moon at 18 Capricorn is late.
Your Moon is at eight and a half degrees of Capricorn.
Your Moon is at 8°05'30" Capricorn.
Your Moon is in Can-cer.
Your Moon is in Can cer.
Your Moon is in C.a.n.c.e.r.
Your mOON is in cANCER.
Your Saturn is neither in Capricorn nor in Pisces.
Your Mars is no Aries Mars.
It isn't true that your Moon is in Capricorn.
Your Moon has never been in Capricorn.
It would be wrong to say your Moon is in Capricorn.
You lack a Capricorn Moon.
Far from being in Capricorn, your Moon likes a crowd.
Your Moon, rather than your Mars, is in Aries.
Mars, unlike the Moon, is in Capricorn.
Your Venus isn't opposite Pluto.
Your Venus is neither square nor opposite Pluto.
Venus and Pluto are not in opposition.
Your Mars and Saturn have never squared.
Your Sun trines your Moon, and your Moon opposes Jupiter.
Your Moon opposes Jupiter and Saturn.
Your Moon and Mercury oppose Jupiter.
Your Venus, which opposes Pluto, squares Saturn.
Saturn rules your chart.
Your chart ruler is in Gemini.
Venus is in the seventh, Mars in the eighth.
Your Mars is in the house of marriage and your Venus in the house of travel.
Your Midheaven ruler is Mercury.
You have Libra on the Midheaven.
Aries rises in your chart.
Your Virgo-Pisces axis is the story.
Your Capricorn–Cancer cusp makes you careful.
Your Leo/Virgo side is tidy.
Your Moon trines Mars by sign.
Your Sun is in the sign of the Ram.
Your Moon is in the Lion's sign.
The element of your Sun is water.
Your Sun is a mutable water Sun.
Your Moon, a water Moon, cries easily.
Your air Moon thinks too much.
Your chart is mostly air.
Your chart is short on earth.
There's little earth in your chart.
Only two of your planets are in earth signs.
Your dominant sign is Leo.
Your dominant planet is Pluto.
The Moon is your chart ruler.
Your North Node is in the tenth house.
Your Moon's in Capricorn and its house is the tenth.
Your Venus is combust.
Your Mars is in the 29th degree.
Your Moon is waning.
You run warm and quick, thanks to Mars in Aries in the eighth.
It's Saturn, holed up in Cancer, that wants a plan.
Where Pluto in Taurus digs, Venus in Scorpio holds on.
A Cancer Moon rarely says so, but yours does care.
Moon in Gemini + Sun in Capricorn = a funny realist.
Your Sun's in Gemini; your Moon, Cancer.
On the face of it you are Cancer rising, easy and polite.
That trine between Mars and Saturn? It's your engine and your brake.
You're not a Gemini, you're a Leo.
You are, after all, a Cancer.
Your inner Capricorn is a Sun sign thing: you're Capricorn through and through.
Saturn in the 10th and Jupiter in the 4th pull in two directions.
Your tenth house has Jupiter and Venus in it.
There are three planets in Capricorn in your chart.
Moon in your seventh, Mars in your fourth, Venus in your eighth.
Your Venus, though retrograde, is quick.
The Moon opposes Jupiter by about seven degrees.
Your Venus is squared by Pluto.
Mars is opposed by Saturn.
Venus is squared by Saturn.
Your Moon is as Cancerian as they come.
Your Piscean Sun dreams.
Your Moon wears Cancer like a coat.
Think of your Moon as a Scorpio in disguise.
With Venus (in Gemini) and Mars (in Leo) you flirt.
Venus/Mars square: sparks.
Your Sun–Saturn square is heavy.
Saturn casts a square to your natal Sun.
The Sun is conjunct Mercury in your chart.
Your Mercury and Mars are both retrograde.
Your chart shows a Mars return.
Your Saturn return shaped you.
You have Neptune rising.
Pluto is on the Ascendant.
Your Ascendant ruler, Mars, is in Aries.
You were born with the Sun setting in the seventh house.
Your Moon sits opposite Mars.
You've Venus in Gemini in the ninth house.
Half your planets are in water.
Not one planet in your chart is in earth.
Fixed signs dominate.
Your chart emphasizes fixed signs.
Air outweighs earth in your chart.
You were born under a waning crescent.
You were born two days before the new moon.
It isn't Saturn that squares Mars.
No square joins Mars and Saturn.
Mars avoids any square to Saturn.
Venus escapes Pluto's opposition.
Your Moon used to be in Aquarius.
You might call your Moon a Cancer Moon.
Your Moon, Cancer to the core, weeps.
Moon: Cancer. Sun: Gemini.
Sun ♋, Moon ♑.
Your Moon is in the tenth sign, Aquarius.
`

export const trueOfSky = `
On Thursday, Mercury lends your Saturn a hand with a sextile.
Thursday afternoon is for the hard email: at 3:40 p.m. Mercury sextiles your Saturn.
Mercury sextiles your natal Saturn on the 3rd, around 15:40 UTC.
Friday brings Mars into a trine with your Sun.
By 9:07 on Friday morning, Mars trines your Sun.
Mars trines your Sun on Friday, December 4, at 9:07 a.m.
The square from Saturn to your Moon, exact on December 1, has been heavy.
When Saturn squares your Moon on Tuesday, say no once.
Tuesday: Saturn square your Moon.
The year's last full Moon is in Cancer, in your tenth house, on December 24.
Christmas Eve has a full Moon in Cancer.
On the 24th, a full Moon at 2° Cancer lights up your career.
Venus leaves Scorpio for Sagittarius on Saturday.
Venus slips into Sagittarius on December 5, and the mood lifts.
Once Venus is in Sagittarius, on the 5th, you'll want out of the house.
On Saturday, Venus enters Sagittarius and Jupiter enters your eleventh house.
Jupiter moves into your eleventh house on December 5.
Saturn stations direct on December 10 in your seventh house.
Saturn turns direct in Aries on Thursday, December 10.
After months of backtracking, Saturn goes direct on December 10.
Saturn isn't retrograde after December 10.
The Moon is in your sixth house on Thursday until 18:12 UTC.
With the Moon in your sixth house, Thursday is good for paperwork.
The Moon is void of course from 18:30 to 21:04 UTC on Thursday.
While the Moon's void of course in Virgo, don't sign anything.
Mars trine your Sun: go ahead.
Saturn's square to your Moon eases after December 1.
You'll feel it first on Thursday (Mercury sextile your Saturn), then on Friday (Mars trine your Sun).
Mercury's sextile to your Saturn comes on December 3; Mars's trine to your Sun follows on December 4.
Mars trines your Sun Friday.
This Friday Mars trines your Sun.
Saturn, about to station direct on December 10, is in no hurry.
Mercury and Saturn get along on Thursday (Mercury sextile your Saturn).
On Thursday at 3:40 in the afternoon, Mercury sextiles your Saturn.
The Moon (in your sixth house on December 3) is a help.
It isn't retrograde anymore: Saturn turns direct on December 10.
Thursday's sextile between Mercury and your Saturn is made for paperwork.
Friday's the day: Mars trines your Sun.
Saturn finally turns direct on the 10th.
Jupiter arrives in your eleventh house on the 5th, the same day Venus enters Sagittarius.
The 24th brings a full Moon in Cancer.
A full Moon lights up your tenth house on December 24th.
Mercury, sextile your Saturn on Thursday, is practical.
Saturn has been squaring your Moon (exact on December 1).
`

export const falseOfSky = `
On Friday, Mercury lends your Saturn a hand with a sextile.
On Thursday, Mercury lends your Saturn a hand with a trine.
On Thursday, Mercury lends your Moon a hand with a sextile.
Thursday afternoon is for the hard email: at 4:40 p.m. Mercury sextiles your Saturn.
Thursday afternoon is for the hard email: at 9:07 a.m. Mercury sextiles your Saturn.
Mercury sextiles your natal Saturn on the 4th, around 15:40 UTC.
Friday brings Mars into a square with your Sun.
Saturday brings Mars into a trine with your Sun.
By 9:47 on Friday morning, Mars trines your Sun.
Mars trines your Sun on Friday, December 4, at 9:07 p.m.
The square from Saturn to your Moon, exact on December 2, has been heavy.
The square from Saturn to your Sun, exact on December 1, has been heavy.
When Saturn squares your Moon on Wednesday, say no once.
Tuesday: Saturn opposite your Moon.
The year's last full Moon is in Gemini, in your tenth house, on December 24.
The year's last full Moon is in Cancer, in your ninth house, on December 24.
The year's last new Moon is in Cancer, in your tenth house, on December 24.
On the 23rd, a full Moon at 2° Cancer lights up your career.
On the 24th, a full Moon at 12° Cancer lights up your career.
Venus leaves Libra for Sagittarius on Saturday.
The Moon leaves Virgo for Sagittarius.
Venus leaves Scorpio for Capricorn on Saturday.
Mars leaves Scorpio for Sagittarius on Saturday.
Venus slips into Sagittarius on December 15, and the mood lifts.
Venus slips back into Sagittarius on December 5, and the mood lifts.
On Saturday, Venus enters Capricorn and Jupiter enters your eleventh house.
On Saturday, Venus enters Sagittarius and Jupiter enters your twelfth house.
On Saturday, Jupiter enters Sagittarius and Venus enters your eleventh house.
Jupiter moves into your tenth house on December 5.
Jupiter moves into your eleventh house on December 10.
Saturn stations direct on December 10 in your eighth house.
Saturn stations retrograde on December 10 in your seventh house.
Saturn turns direct in Pisces on Thursday, December 10.
Saturn turns direct in Aries on Friday, December 10.
Mercury goes direct on December 10.
Mercury is retrograde this week.
The Moon is in your seventh house on Thursday until 18:12 UTC.
The Moon is in your sixth house on Thursday until 20:12 UTC.
With the Moon in your sixth house, Friday is good for paperwork.
The Moon is void of course from 18:30 to 22:04 UTC on Thursday.
While the Moon's void of course in Leo, don't sign anything.
Venus trine your Sun: go ahead.
Mars trine your Moon: go ahead.
Saturn's square to your Mars eases after December 1.
You'll feel it first on Thursday (Mars trine your Sun), then on Friday (Mercury sextile your Saturn).
On December 3 Mars trines your Sun, and on December 4 Mercury sextiles your Saturn.
Mercury's sextile to your Saturn comes on December 4; Mars's trine to your Sun follows on December 3.
Mars activates your Saturn on Thursday.
Mercury wakes up your Moon.
There's a solar eclipse on December 24.
An eclipse shakes your seventh house.
Mercury stations on Thursday.
Your Saturn return arrives on December 10.
At noon on Thursday, Mars trines your Sun.
Mars trines your Sun in January.
Chiron trines your Sun on Friday.
The Moon enters Leo on Thursday.
Uranus wakes your Midheaven on Friday.
The Sun is in Scorpio on Thursday.
Next Tuesday, Venus squares your Mars.
The new moon on Thursday starts something.
On 12/5, Mars trines your Sun.
On 5 December, Mars trines your Sun.
Mars trines your Sun Saturday.
Mars trines your Sun tomorrow.
Mars trines your Sun until 2028.
Mars trines your Sun for the second of three passes.
Mars trines your Sun at 9:07 in the evening.
On Friday evening at 9:07, Mars trines your Sun.
On Friday at 9:07 EST, Mars trines your Sun.
At 9:07 a.m. Pacific, Mars trines your Sun.
A week after December 3, Mercury sextiles your Saturn.
The day after Friday, Mars trines your Sun.
Mars doesn't trine your Sun on Friday.
Venus isn't in Sagittarius after December 5.
Venus enters Sagittarius on Friday, when Mars trines your Sun.
Saturn won't turn direct on December 10.
The full Moon is not in Cancer.
The full Moon on December 24 is in Capricorn.
The full Moon opposes your Venus on December 24.
The Moon is full on Friday.
Mars trines your natal Moon on December 4.
Mars and Mercury meet on Thursday.
Mars conjoins Mercury on Friday.
Your Mars trines your Sun on Friday.
Venus spends December in Leo.
Jupiter leaves your ninth house on December 5.
Between December 3 and December 7, Mars trines your Sun.
From 18:30 to 21:04 on Friday the Moon is void of course.
The Moon goes void at 17:30 UTC on Thursday.
Saturn's retrograde begins on December 10.
Mercury retrograde starts Thursday.
It's Leo season.
The Sun is in Sagittarius on Thursday.
The Gemini Moon on Thursday is chatty.
The 2026-12-07 trine of Mars to your Sun matters.
Thursday's trine between Mars and your Sun is made for paperwork.
Friday's the day: Mercury sextiles your Saturn.
Saturn finally turns direct on the 12th.
Jupiter arrives in your eleventh house on the 6th, the same day Venus enters Sagittarius.
The 25th brings a full Moon in Cancer.
A full Moon lights up your fourth house on December 24th.
Mercury, sextile your Saturn on Friday, is practical.
Saturn has been squaring your Moon (exact on December 11).
Mars and your Sun trine each other Wednesday.
Midweek, Mars trines your Mercury.
Venus and Mars are conjunct on Friday.
The weekend's new Moon resets things.
By Wednesday Mars will have trined your Sun.
Mercury's back in Scorpio.
Venus is retrograde in Sagittarius.
Saturn squares your Moon from Pisces.
The Moon is in Pisces when Mars trines your Sun.
The Sun joins Venus in Sagittarius.
An annular eclipse colors the week.
On Monday the Moon is in your sixth house.
Today the Moon is in your twelfth house.
At 3:15 p.m. Mercury sextiles your Saturn.
Between 2 and 3 p.m. on Thursday, Mercury sextiles your Saturn.
Mars trines your Sun before dawn on Friday, at 5 a.m.
`

export const trueOfPair = `
Your Moon in Leo wants to be seen; {partner}'s Moon in Aries wants to be first.
{Partner}'s Venus trines your Moon, which makes the ordinary evenings easy.
There's an easy trine between your Moon and {partner}'s Venus.
Your Moon and {partner}'s Venus are in trine.
Their Saturn squares your Mars, so you'll hear "not yet" a lot.
When your Mars squares {partner}'s Saturn, somebody slams a door.
{Partner}'s Venus falls in your seventh house.
Your seventh house is where {partner}'s Venus lands.
Your Mars lands in {partner}'s fourth house, right in the living room.
{partner}'s Aries Moon doesn't wait for your Leo Moon to finish.
You have the Moon in Leo, and {partner} has the Moon in Aries.
With their Moon in Aries and yours in Leo, nobody is bored.
{Partner}'s Venus is in Sagittarius.
{Partner}'s Sagittarius Venus is in your house of partnership.
{partner}, with the Moon in Aries, is quick.
{Partner} brings Venus in Sagittarius.
What {partner}'s Saturn does to your Mars is a square.
`

export const falseOfPair = `
Your Moon in Aries wants to be seen; {partner}'s Moon in Leo wants to be first.
{Partner}'s Moon trines your Venus, which makes the ordinary evenings easy.
There's a hard square between your Moon and {partner}'s Venus.
Your Venus and {partner}'s Moon are in trine.
Their Mars squares your Saturn, so you'll hear "not yet" a lot.
When your Mars opposes {partner}'s Saturn, somebody slams a door.
{Partner}'s Venus falls in your eighth house.
{Partner}'s Mars falls in your fourth house.
Your seventh house is where {partner}'s Mars lands.
Your Mars lands in your fourth house, right in the living room.
{partner}'s Leo Moon doesn't wait for your Aries Moon to finish.
You have the Moon in Aries, and {partner} has the Moon in Leo.
{Partner}'s Venus is in Scorpio.
Your Venus is in Sagittarius.
{Partner}'s Sagittarius Venus is in your house of friends.
Your composite Sun is in Leo.
Your Moon does not trine {partner}'s Venus.
Your Suns are both in Leo.
{partner} is a Sagittarius.
They're a Leo, and it shows.
You're a Leo, and {partner} is an Aries.
{Partner}'s Moon is a fire Moon in Sagittarius.
{Partner}'s Moon is in an earth sign.
You share a Leo Moon.
Both of your Moons are in Aries.
Your Mars is in {partner}'s seventh house.
Your Mars conjoins their Venus.
Their Venus opposes your Moon.
Your Moon and theirs are trine.
Your Moon is in Leo, and theirs is in Taurus.
{Partner}'s seventh house holds your Venus.
There is no trine between your Moon and {partner}'s Venus.
{Partner} brings Venus in Leo.
What {partner}'s Saturn does to your Mars is a trine.
{Partner}'s a Capricorn.
She's a Virgo.
Your Venus and {partner}'s Mars are conjunct.
Their Moon squares your Moon.
Your Moon falls in {partner}'s seventh house.
{Partner}'s Saturn sits on your Moon.
Your Leo Moon meets their Taurus Venus.
`

/** True, but refused: the checker does not see what these are about. */
export const notUnderstood: [text: string, facts: AnyFact[]][] = [
  ['The ruler of your Ascendant is in Taurus, in the eighth house.', natalFacts],
  ['On December 3 Mercury sextiles your Saturn, and a day later Mars trines your Sun.', skyFacts],
  ['The Mars–Saturn square between you is work.', pairFacts],
  ["The conjunction you don't have is with Neptune.", natalFacts],
  ['The Moon opposes Jupiter by about three degrees.', natalFacts],
  ['Of your planets, seven are in cardinal signs.', natalFacts],
  ['Venus in Sagittarius makes {partner} restless.', pairFacts],
]
