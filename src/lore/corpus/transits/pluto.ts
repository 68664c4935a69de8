import type { AspectPoint } from '#sky/aspects.ts'
import type { AspectQuality, Wording } from '../../wording.ts'

export const plutoTransits: Record<AspectPoint, Record<AspectQuality, Wording[]>> = {
  sun: {
    joined: [
      {
        view: 'solitude',
        sentences: [
          '{on} you meet a will in yourself that has lived downstairs for years{ref}, unintroduced and very awake.',
          'Ask what it wants in one word, and begin by giving it an hour a day with the door shut.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'The version of you that everyone applauded has done its work {on}{ref}.',
          'Thank it, take its coat off the hook, and spend these years finding out what is left when nobody is being impressed.',
        ],
      },
      {
        view: 'body',
        sentences: [
          '{on} there is a force in the way you walk in{ref}, and chairs seem to notice.',
          'Carry it like a full bucket, slowly, toward the single thing you would still do if it were never mentioned.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'desk',
        sentences: [
          '{on} you can go to the root of a matter without making a scene{ref}.',
          'Choose the problem others paint over, dig calmly until something rings, and put your name to what you found.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'A layer of pretending comes off as easily as old wallpaper {on}{ref}.',
          'Pull at one loose corner, the smile or the title or the excuse, and see what color you were underneath.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          '{on} your presence steadies people, and you hardly have to speak{ref}.',
          'Back one person who has little power, in front of those who have some, and then step out of the light.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          '{on} somebody would like to see you smaller, or so it feels from inside the fist{ref}.',
          'Open the hand, say what you will do and what you will not, and leave the winning to whoever needs it.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          '{on} an old humiliation still gives orders from below{ref}.',
          'Bring it up into daylight, tell it to one safe person from beginning to end, and see how many of your present battles were its idea.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'You could force the thing through {on}{ref}, and you know the price to the penny.',
          'Keep your strength for a thorough change in yourself, and let one matter go to the others without a fight.',
        ],
      },
    ],
  },
  moon: {
    joined: [
      {
        view: 'kitchen',
        sentences: [
          '{on} a feeling comes up from below the tiles, older than the house{ref}.',
          'Let it stay for the evening without being cooked into something nicer, with a lamp lit and a friend to call.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'What was never spoken of at the family table is audible {on}{ref}, like pipes at night.',
          'Write one sentence of it down for yourself alone, and afterward air the room and your bed.',
        ],
      },
      {
        view: 'love',
        sentences: [
          '{on} you need someone fiercely, or you need to be let alone just as fiercely{ref}.',
          'Say which in a low voice, and let the deeper need show itself over months, as it was always going to.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'solitude',
        sentences: [
          '{on} you can cry to the very end of it and be hungry afterward{ref}.',
          'Give the sorrow a whole page in some notebook, then make the omelet, which will taste of something again.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          '{on} a thorough clearing of the home is oddly tender work{ref}.',
          'Begin behind the things you see, the back of the closet, the box from the last move, and keep what still breathes.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          '{on} people can bring you the heavy thing and you do not look away{ref}.',
          'Hold it with them for an hour, in silence if need be, and tell them in return about a night you came through.',
        ],
      },
    ],
    tense: [
      {
        view: 'love',
        sentences: [
          '{on} a small lateness wakes a very old alarm{ref}.',
          'Before you question anybody, ask yourself what age you feel, give that child a blanket and an adult, and then ask the easy thing: when are you home.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          'Somebody runs the household by sulking {on}{ref}, and it may be you.',
          'Say aloud what is wanted and what is feared, hand over one key or ask for one, and eat together before anything is settled.',
        ],
      },
      {
        view: 'body',
        sentences: [
          '{on} the stomach keeps a secret and is clenched around it{ref}.',
          'Breathe low, walk till your feet are warm, and let a small part of it out to someone who has earned the right to hear.',
        ],
      },
    ],
  },
  mercury: {
    joined: [
      {
        view: 'desk',
        sentences: [
          '{on} you read between, behind and beneath{ref}, and the surface of a page hardly slows you down.',
          'Follow one question to its bottom over these months, with footnotes, and tell nobody until you have touched it.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'You could say the sentence that settles everything {on}{ref}, since you have kept it sharp for years.',
          'Write it first, take away the part meant to wound, and see whether what remains is truer.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          '{on} a thought has moved in and will not pay its rent{ref}.',
          'Give it a full confession on paper, both sides, and ask in the last line what it has been guarding.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'friendship',
        sentences: [
          '{on} you ask the question that opens the real conversation{ref}, and then you can wait.',
          'Put your telephone in another room, let the silence do some of the work, and answer just as honestly when your turn comes.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'You find the fault that three others missed {on}{ref}, because you look where it is dusty.',
          'Trace it to its first cause, set that down in plain words, and let the clever repair begin from there.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          '{on} it is possible to name what everyone has stepped around{ref}.',
          'Choose a private room and a mild voice, say it once in full, and have something useful to propose by the time they nod.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          '{on} you hear motives under every sentence{ref}, some of which are even there.',
          'Ask about one of them outright, believe the answer for a week, and resist reading old messages as if they were evidence.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'The mind digs at the same spot at three in the morning {on}{ref}.',
          'Get up, write what you are afraid of finding, close the book on it, and wash your face like a sensible person.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'Persuading feels like wrestling {on}{ref}, and you are about to pin someone who only wished to chat.',
          'Let go of the point, keep it for a page of your own, and inquire after their garden.',
        ],
      },
    ],
  },
  venus: {
    joined: [
      {
        view: 'love',
        sentences: [
          '{on} liking someone pleasantly is not on offer{ref}: it is the deep end or the towel.',
          'Go in at your own pace, keep the friends who knew you dry, and learn what you desire once politeness is off.',
        ],
      },
      {
        view: 'money',
        sentences: [
          'You see what you have really been paying for {on}{ref}: company, safety, a certain look in certain eyes.',
          'Name it without shame, and begin to buy or earn the thing itself.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          '{on} a bond comes down to its root{ref}, and the ornaments drop.',
          'Say the truth you have spared each other for years, in a kind hour, and find out together what the root can still put forth.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'love',
        sentences: [
          '{on} intimacy needs no candle{ref}, only a question asked in earnest.',
          'Tell someone what moves you at the very bottom, a song, a scar, a wish, and let them keep it without comment.',
        ],
      },
      {
        view: 'money',
        sentences: [
          'Clearing out what is merely pretty is a pleasure {on}{ref}.',
          'Be thorough with shelves and subscriptions, keep the few things you would carry down four flights in your arms, and put one of those in the best light.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          '{on} your taste has teeth, in the good sense{ref}.',
          'Cut what you made down to the part that grips, let the charming half go, and show the rest to the person whose eye you fear.',
        ],
      },
    ],
    tense: [
      {
        view: 'love',
        sentences: [
          '{on} tenderness wants a guarantee, in writing, before nightfall{ref}.',
          "Ask for one honest evening in its place, leave the other person's pockets and passwords to them, and notice how much is given when the hand is open.",
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'Envy shows you exactly where it hurts {on}{ref}.',
          'Take it as a map rather than a shame, find the wish beneath it, and praise the friend aloud for the very thing you would like to have.',
        ],
      },
      {
        view: 'money',
        sentences: [
          "{on} you feel the strings of somebody's gift at your wrist{ref}.",
          'Say thank you, say what you can give in return, and loosen the knot yourself, gently, before either of you starts to pull.',
        ],
      },
    ],
  },
  mars: {
    joined: [
      {
        view: 'body',
        sentences: [
          '{on} you have the strength of a river that has found the dam{ref}.',
          'Put it to hard, honest labor, stumps or scales or the thousandth revision, and let nobody be standing downstream.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          '{on} a want comes up that you had sworn you did not have{ref}.',
          'Admit it in so many words to yourself, plan its first clean step, and give up one lesser wish to feed it for the year.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'Years of held tongue are in your arms {on}{ref}.',
          'Scrub or chop until the shaking stops, and only then say, seated and slowly, the one demand that they were all about.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'desk',
        sentences: [
          '{on} you can do in one long sitting what has been feared for months{ref}.',
          'Clear the table to the wood, turn off everything that blinks, and go down into the work until you feel ground.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Stopping a thing altogether is easier {on} than cutting it down{ref}.',
          'Choose the drain on your strength you know best, end it without ceremony, and use the first free hour to lift something heavy.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'You stand your ground {on} without raising a finger{ref}.',
          'Go to the conversation where somebody usually gets their way, say your no from the hips, and shake hands at the end.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          '{on} wanting has turned into having to win{ref}.',
          'Put down whatever you are gripping, even the pen, ask what losing would truly cost, and let the other one have the last word as an experiment.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'Fury sits low in the back {on}{ref}, and fetches old invoices.',
          'Spend it on a hill, a wall, a mattress to be beaten, and deal with the newest invoice only, when your hands are steady.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'You feel the weight of whoever is in charge {on}{ref}, and everything in you leans back.',
          'Choose the ground before the fight: write down what is yours to decide, and work on that with the whole of your weight.',
        ],
      },
    ],
  },
  jupiter: {
    joined: [
      {
        view: 'decision',
        sentences: [
          '{on} your appetite goes down as well as out{ref}: you would like it all, to the bottom of the pot.',
          'Choose one large thing to believe in for the coming years, and bring it an offering that costs you something.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          '{on} people would hand you influence, partly because you did not reach for it{ref}.',
          'Use it to make room for others at the table, say openly what more power would be spent on, and keep your receipts.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'You look at an old conviction from below {on}{ref}, where the beams are.',
          'Keep whatever is sound, take out what was only loud, and say yes to a humbler and much larger version.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'money',
        sentences: [
          '{on} you see worth where others see rubble{ref}.',
          'Pick up a thing that has been written off, a skill, a plot, a debt between friends, and give it what it takes to come back over a year.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'Deep study and good cheer get on well {on}{ref}.',
          'Learn the hard part of what you love, from the ground up, and explain it at supper so that a twelve-year-old would ask for more.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'You can be generous with power {on}{ref}: the introduction, the reference, the key to the hall.',
          'Give it to somebody who does not know how to ask, and want nothing to be named after you.',
        ],
      },
    ],
    tense: [
      {
        view: 'crowd',
        sentences: [
          '{on} being right tastes rather too sweet{ref}.',
          'Preach to nobody, ask the person you would most like to convince what they lost, and learn how deep your own belief goes when it is not pushing.',
        ],
      },
      {
        view: 'money',
        sentences: [
          'More begins to pull like a rope {on}{ref}, and you have braced both feet to get it.',
          'Let out some slack, find the hunger at the other end, and feed it something that can be finished.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'The grand plan would need everyone to do as you say {on}{ref}.',
          'Redraw it at the size of your own two hands, thoroughly, and see who comes over to help dig.',
        ],
      },
    ],
  },
  saturn: {
    joined: [
      {
        view: 'desk',
        sentences: [
          '{on} what you built is tested at the foundation{ref}, and mostly by you.',
          'Go down with a lamp, knock on each pillar, and draw a clear line around the part that must be taken out and made anew.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'Nothing about the hour is soft {on}{ref}, and there is some peace in that.',
          'Give up one duty that was really a fortress, and notice over the months how much of your guard can be sent home.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'The strictest rule you learned lies open to its root {on}{ref}: somebody was afraid.',
          'Be gentle with whoever it was, keep the part that protects, and retire the part that punishes.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'habit',
        sentences: [
          '{on} you have the stamina of a mole{ref}, unhurried and always a little farther on.',
          'Take the long dull clearing that nobody thanks for, attic or archive or debt, and bring it measurably nearer its last box.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'Those who hold the rules will listen to somebody who has done the work {on}{ref}.',
          'Say what is rotten and what would replace it, give costs and dates, and offer your own back for the lifting.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'You can end a thing properly {on}{ref}, with notice, handover and swept corners.',
          'Do so for an obligation that has been hollow for years, and leave the emptied space empty until it asks for something.',
        ],
      },
    ],
    tense: [
      {
        view: 'body',
        sentences: [
          '{on} pressure comes from above and below at once{ref}, and you are the board in between.',
          'Find what you may stop holding, however important it looks, and set it on the ground before you plan anything further.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'The guardian of some rule seems to have stored a whole life in it {on}{ref}.',
          'Ask what it protects, offer that protection in another form, and keep your own iron for what you could not live without.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'You fear that if you loosen your grip the whole wall comes down {on}{ref}.',
          'Take away one stone, a small one, in a quiet week, and stand there to see how little moves.',
        ],
      },
    ],
  },
  uranus: {
    joined: [
      {
        view: 'decision',
        sentences: [
          '{on} a freedom you have wanted for a long time stops asking politely{ref}.',
          'Find out what it would have you clear away, do the first tenth of that for good, and tell the people it touches beforehand.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'You and others of your generation have the same look {on}{ref}, of people who have seen the wiring.',
          'Ask one of them what cannot be gone back to, and build some small honest thing together.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          '{on} small rebellions no longer satisfy{ref}.',
          'Trade six of them for one real change, deep in the week where it costs something, and leave the leather jacket on its hook.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'desk',
        sentences: [
          '{on} the radical solution is also the tidy one{ref}.',
          'Take the system apart to its last screw, leave out the piece that was there to control people, and put it together lighter.',
        ],
      },
      {
        view: 'money',
        sentences: [
          'Independence can be built from below {on}{ref}, coin by coin, skill by skill.',
          'Learn to do one thing yourself that you have always paid or begged for, down to the unpleasant middle of it.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          '{on} your strangest trait turns out to have healthy roots{ref}.',
          'Clear the apologies from around it, water it, and allow it a whole bed of the garden this year.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          '{on} you would sooner pull the house down than be told where to stand in it{ref}.',
          'Go out to the yard, count what is yours, and work out a change that reaches deep without being loud.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          '{on} a group you belong to tightens, and your neck knows it{ref}.',
          'State one thing you will go on doing your own way, ask who else would, and leave the door behind you ajar.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'To tear out or to let grow is the quarrel in you {on}{ref}.',
          'Test the soil first: choose the habit that embarrasses you most, dig around it for a month, and then decide.',
        ],
      },
    ],
  },
  neptune: {
    joined: [
      {
        view: 'memory',
        sentences: [
          '{on} a dream shows you its cellar{ref}, with the tools and the old bill of sale.',
          'Do not be ashamed of it, carry up what is usable, and let the pretty haze above it change its color.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'Something you believed without words needs clearing to the ground {on}{ref}.',
          'Sit by the bare place for some evenings with no new creed in hand, and watch what comes up first.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'Sorrow that belongs to many people reaches you {on}{ref} through the floorboards.',
          'Take a small part of it and do something solid, an hour of sorting, carrying, listening, and then come upstairs and wash.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'desk',
        sentences: [
          '{on} imagination goes down deep and comes back with full hands{ref}.',
          'Write, play or paint the thing you have kept below the surface, and stop before you begin to explain it.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'A tension you took for your character lets go in the night {on}{ref}.',
          'Sleep long, stretch like a cat, and start the clearing of a cluttered corner while your bones still remember how it felt.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'You can give up a consolation {on} because you have found what it was consoling{ref}.',
          'Speak to that directly, with music or with a walk among trees, and throw the wrapper away.',
        ],
      },
    ],
    tense: [
      {
        view: 'solitude',
        sentences: [
          '{on} you want to see through everything, and the fog wants to be left alone{ref}.',
          'Stop digging where it is wet, write what you know for certain, and go to bed at the hour you would give a child.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'Someone charming is steering {on}{ref}, and nobody can say since when.',
          'Take back your own share of the deciding, quietly, by asking what exactly is being asked of whom and until what date.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'An illusion and a real need have grown into each other {on}{ref}.',
          'Separate them as one would two roots, with fingers and patience, and throw out neither before you have seen both clean.',
        ],
      },
    ],
  },
  pluto: {
    joined: [
      {
        view: 'memory',
        sentences: [
          '{on} you stand at the hatch you once nailed shut{ref}, a good deal stronger than you were then.',
          'Open it with company in the house, look for a minute, and choose what will be carried out this year.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Your way of keeping control shows its whole skeleton {on}{ref}.',
          'Bow to it, it has served, and find one morning in the week when you can do without it from waking until noon.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'A deep turn of your life has one of its hinges here {on}{ref}, and you can feel the oil it needs.',
          'Write down what is finished and what is stronger for it, sign the page, and keep it.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'body',
        sentences: [
          '{on} you have reserves under the reserves{ref}.',
          'Go down one level: lift more, sleep more, feel more than usual, and use what you find there for a clearing you would once have left to someone else.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'What you went through some years ago turns out to be a qualification {on}{ref}.',
          'Lend it to a task with depth, and say in a plain sentence where you learned to stay so calm.',
        ],
      },
      {
        view: 'money',
        sentences: [
          'Old matters that were locked come loose at a touch {on}{ref}.',
          'Take the top one, be it a claim, a keepsake or a promise, settle it down to the last cent, and enjoy the empty hook.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          '{on} you are shown how you hold on{ref}, by somebody who holds on just the same.',
          'Be the first to let an inch of rope go, say what you were afraid of, and see what their hands do.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          '{on} the floor you sanded so well creaks{ref}.',
          'There is a second layer under it, and you need not lift it alone or all at once: mark the board, choose the helper, and go for a walk.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'A strategy that saved you once now costs more than it keeps {on}{ref}.',
          'Add up the cost in evenings and in friends, and practice going unarmed for one errand a week.',
        ],
      },
    ],
  },
  asc: {
    joined: [
      {
        view: 'body',
        sentences: [
          '{on} you look as if something has been taken off you, a mask or a weight{ref}.',
          'Dress for the person underneath, in fewer pieces and stronger lines, and let others take a while to recognize you.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          '{on} you enter a room and it makes a decision about you{ref}.',
          'Do nothing to soften it, meet each pair of eyes for one breath, and say less than you were going to.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          '{on} the way you have protected yourself at first meetings wears out{ref}.',
          'Leave one piece of the armor at home each week, the joke, the hurry, the folded arms, and see who comes nearer.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'body',
        sentences: [
          '{on} the body will gladly be taken seriously{ref}.',
          'Train something deep, the grip, the breath, the long muscles along the spine, and keep at it through the season, because this strength is meant to be used.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          '{on} you can look at a person so that they stop performing{ref}.',
          'Use it on someone whom you have wondered about, ask one true question, and answer it yourself as well.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'A thorough change of appearance or manner suits you {on}{ref}.',
          'Take away rather than add, in front of a mirror with good light, until what is left could cross any street.',
        ],
      },
    ],
    tense: [
      {
        view: 'love',
        sentences: [
          '{on} the one across from you seems to hold all the strings{ref}, and they may be thinking the same.',
          'Lay yours on the table, name them, and let the evening go on without anyone pulling.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'Your stare is heavier than you know {on}{ref}, and people step back with their cups.',
          'Lower your shoulders, tell them something that you are not good at, and leave space for a second look.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'You hold yourself like a locked gate {on}{ref}, and feel every push against it.',
          'Find where the bolt is, in the jaw or belly or fists, and slide it back for as long as a song lasts.',
        ],
      },
    ],
  },
  mc: {
    joined: [
      {
        view: 'desk',
        sentences: [
          '{on} the work you are known for has come to the end of a seam{ref}.',
          'Stop polishing the entrance, go down and look for the next vein, and tell only those who will be carrying lamps.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'You feel the weight of your name {on}{ref}, and what it could move.',
          'Decide what you want that power to be for, put it in eleven words, and refuse the next honor that is for something else.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'The ambition you inherited without being asked stands in full view {on}{ref}.',
          'Find out whose hunger it was, give it a decent farewell, and see what wish has been waiting in its shadow.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'desk',
        sentences: [
          '{on} you can clear up at work what has been swept aside for years{ref}.',
          'Begin with the shelf or process no one dares touch, say beforehand what will go, and let the result be seen.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'People trust you with the difficult thing {on}{ref}, because you do not flinch or gossip.',
          'Take it on in your own name, ask for the authority that belongs to it, and report honestly how deep it went.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'Somebody with real influence can be spoken to plainly {on}{ref}.',
          'Come without flattery, say where you mean to be in some years and what stands in the way, and ask who should know.',
        ],
      },
    ],
    tense: [
      {
        view: 'desk',
        sentences: [
          '{on} you feel the struggle about who decides{ref}, and where your name stands in it.',
          'Stay with the facts, keep copies, fight for the work instead of the chair, and be home before dark.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'What you have achieved asks what it was meant to cover up {on}{ref}.',
          'Answer privately and kindly, take one trophy off its shelf for a month, and notice whether the wall minds.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'The demands of the post and the roots of the house pull at one plank {on}{ref}.',
          'Tell those above you what you will no longer give, and ask those at home what they have been missing.',
        ],
      },
    ],
  },
}
