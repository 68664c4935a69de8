import type { Sign } from '#sky/zodiac.ts'
import type { Wording } from '../../../wording.ts'

export const marsInSign: Record<Sign, Wording[]> = {
  Aries: [
    {
      view: 'habit',
      sentences: [
        'The jar is stuck, so you hit it; the escalator is full, so you take the stairs{ref}.',
        'You are at your best in the first five minutes of anything.',
        'For the sixth, hand it on or chalk a new start line, and you will win that stretch too.',
      ],
    },
    {
      view: 'quarrel',
      sentences: [
        'A flare, and while the other person is still looking for a word you are over it and asking about lunch{ref}.',
        'Nothing is stored.',
        "They do store: a short 'That was too loud' with the lunch lets them put it down.",
      ],
    },
    {
      view: 'body',
      sentences: [
        'Without a run in the morning you pick a fight with the printer by eleven{ref}.',
        'It is simple fuel.',
        'Give it a hill before work and the two of you get along; give it a day of sitting, and one of you ends up in pieces.',
      ],
    },
  ],
  Taurus: [
    {
      view: 'habit',
      sentences: [
        'It takes three alarms to start you and a wall to stop you{ref}.',
        'Once you have dug the first bed you dig all nine, in rain, at the same pace, humming.',
        'So look hard at the plan before the first one, because changing it at bed five is war.',
      ],
    },
    {
      view: 'quarrel',
      sentences: [
        'You say no the way a piano says it to two movers{ref}.',
        'There is no shouting.',
        'Years can pass before you raise your voice, and then it is spoken of for years: let a little of it out early, over something like a parking space.',
      ],
    },
    {
      view: 'body',
      sentences: [
        'Sawing, kneading, carrying stones up from the river: you push with your weight, and you like to feel it pushed back{ref}.',
        'Work that leaves nothing to touch wears you thin.',
        'After a day of calls you go through the house looking for a screw that has come loose.',
      ],
    },
  ],
  Gemini: [
    {
      view: 'quarrel',
      sentences: [
        'You fight with footnotes{ref}.',
        "Inside a minute there are three examples, a quotation and a very good imitation of the other person's mother, and you have won on points.",
        'Stop at one example, and you may get an answer instead of a score.',
      ],
    },
    {
      view: 'desk',
      sentences: [
        'Two jobs at once keep you quick; given only one, you sharpen pencils{ref}.',
        'Allow yourself the second screen, the second errand, the language course in your headphones.',
        'What wants protecting is the last tenth of each, where the fun has already left.',
      ],
    },
    {
      view: 'body',
      sentences: [
        'Your hands start before you do: clicking, tearing labels off bottles, drumming on the wheel{ref}.',
        'Energy comes to you in short bursts, and between two of them you are on the phone.',
        'Find the fingers something to be good at, say juggling or a ukulele.',
      ],
    },
  ],
  Cancer: [
    {
      view: 'quarrel',
      sentences: [
        'For others you fight with your sleeves up, for yourself by going to bed early{ref}.',
        'The list of what was not said gets longer under the blanket.',
        'Say item one on your feet, in the hall, in your ordinary voice.',
      ],
    },
    {
      view: 'habit',
      sentences: [
        "Nothing gets you off the couch like 'They were rude to your sister'{ref}.",
        'You are in the car before the sentence is over.',
        'When the goal is only yours, ask whom it will shelter in the end, and watch yourself start.',
      ],
    },
    {
      view: 'body',
      sentences: [
        'Progress, with you, comes like a tide: a bit, back, a bit further, and by dinnertime the bench is standing in water{ref}.',
        'Nobody saw you push.',
        'The drawback is that nobody has ever thanked a tide.',
      ],
    },
  ],
  Leo: [
    {
      view: 'crowd',
      sentences: [
        'Give you an audience and the wheelbarrow doubles its speed{ref}.',
        'You work like someone being filmed from the good side.',
        'With nobody on site it turns out to be an ordinary wheelbarrow, and rather heavy.',
      ],
    },
    {
      view: 'quarrel',
      sentences: [
        'You can bear to lose an argument, but not to be laughed at while it lasts{ref}.',
        'Then the chin goes up, and the evening becomes a play with one part.',
        'Step out, count the tiles in the hallway, and come back as somebody who saw the funny side as well.',
      ],
    },
    {
      view: 'desk',
      sentences: [
        'One big thing with your name over the door appeals to you more than nine that need doing{ref}.',
        'What you take on gets finished in style.',
        'The nine go to the person beside you, who belongs on the poster.',
      ],
    },
  ],
  Virgo: [
    {
      view: 'desk',
      sentences: [
        'You go at a mountain with tweezers, and the mountain loses{ref}.',
        'Item, check, item, check, until midnight.',
        'Left to yourself you would start with the labels on the binders, because labels can be done right.',
      ],
    },
    {
      view: 'quarrel',
      sentences: [
        'Anger in you comes out as correcting the grammar{ref}.',
        "'It was Thursday, and there were fewer than ten.'",
        "The other person hears a red pen, so say 'I am furious' in plain words, with whatever errors it has in it.",
      ],
    },
    {
      view: 'body',
      sentences: [
        'Before a run you stretch, afterward you stretch again, and you keep a note about your left knee{ref}.',
        'Training suits you when it is a craft: the same swim, one stroke improved.',
        'Go out once a week without a stopwatch, in jeans, and do it badly.',
      ],
    },
  ],
  Libra: [
    {
      view: 'quarrel',
      sentences: [
        'Your fights open with the statement that this is not one{ref}.',
        'The points are numbered, the tone is lovely, and by point three the other person would almost prefer a shout.',
        "Give them a small shout, 'I hate this', and then number.",
      ],
    },
    {
      view: 'decision',
      sentences: [
        'Starting is easy once somebody else has{ref}.',
        'With a partner at the gym door you never miss; alone you stand in the hall and go back and forth about socks.',
        'Your strong years all have somebody waiting at a door in them.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        'Unfairness gets you moving where profit never does: whoever was interrupted gets the floor back, from you, with a smile{ref}.',
        'It takes nerve and it looks like manners.',
        'Spend some of it on yourself the next time your idea is read out by someone else.',
      ],
    },
  ],
  Scorpio: [
    {
      view: 'habit',
      sentences: [
        'Not a word about the plan gets out until it is done{ref}.',
        'One morning the apartment is sublet and the diploma is in the mail.',
        'It is safer that way, and lonelier; pick one accomplice, early, and let them hold the ladder.',
      ],
    },
    {
      view: 'quarrel',
      sentences: [
        'Provoked, you go quiet, and the room drops by four degrees{ref}.',
        'You can wait longer than anyone.',
        "It would be a finer show of strength to end it first, on the same evening, with the words 'That hurt me.'",
      ],
    },
    {
      view: 'body',
      sentences: [
        'You train until the others have gone home and the lights are on a timer{ref}.',
        'All or nothing is the only gear you respect.',
        'Half an hour at half strength, three times a week, is the harder exercise, and the one to take up.',
      ],
    },
  ],
  Sagittarius: [
    {
      view: 'body',
      sentences: [
        'What you sign up for is the long one: the marathon, the doctorate, the pilgrimage in the wrong boots{ref}.',
        'Enthusiasm gets you to mile twelve.',
        'From there a friend with peanuts and no opinions is worth more than faith.',
      ],
    },
    {
      view: 'quarrel',
      sentences: [
        'In a dispute you are fighting for the truth, and so it gets large{ref}.',
        'It began with the dishes and is now about the Enlightenment.',
        'Walk back to the sink, both of you: one can wash and the other can be right.',
      ],
    },
    {
      view: 'decision',
      sentences: [
        'First you leap, and on the way down you look around with interest{ref}.',
        'Mostly there is a haystack.',
        'Those who travel with you would like to hear about it before the edge, and half a minute, out loud, is plenty of warning.',
      ],
    },
  ],
  Capricorn: [
    {
      view: 'desk',
      sentences: [
        'The alarm rings at five for it, and nobody hears about that from you{ref}.',
        'Effort goes where it will pay in years.',
        'When somebody spends a day on a thing that is only pretty, you walk around it with your clipboard, and you could sit down beside them instead.',
      ],
    },
    {
      view: 'quarrel',
      sentences: [
        'You do not shout, you reschedule{ref}.',
        'The matter comes up again in writing, with your terms, when everybody else has cooled.',
        'In private the same tone makes people feel employed: leave the terms in the bag and say what stung.',
      ],
    },
    {
      view: 'decision',
      sentences: [
        'Told it will take six years, you ask what the first month looks like{ref}.',
        'Then you do the first month.',
        'Somewhere in year three comes a free day nobody planned, and how you spend it shows whether the goal is still yours.',
      ],
    },
  ],
  Aquarius: [
    {
      view: 'habit',
      sentences: [
        'Told it is done with the right hand, you teach yourself the left{ref}.',
        'You push best against a custom, at odd hours, with people you met through the thing itself.',
        'Half of your detours have become the road, and the other half you still defend.',
      ],
    },
    {
      view: 'quarrel',
      sentences: [
        'You strike, the way a labor union does: tools down, arms folded, a statement{ref}.',
        'Until the principle is settled, nobody gets the salt.',
        'Settle this one case, and let the next one negotiate for itself.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        'One boss can hardly move you, but fourteen neighbors with a broken boiler have you up on a crate by noon{ref}.',
        'You like force when it is shared.',
        'A week later, when the heat is back, you hardly know what to say to them by the mailboxes.',
      ],
    },
  ],
  Pisces: [
    {
      view: 'habit',
      sentences: [
        'You get where you are going by drifting with intent{ref}.',
        'The straight road tires you by nine in the morning, yet by evening, after a nap, a detour and a song, the thing is done.',
        'Asked for the route afterward, you would have to make one up.',
      ],
    },
    {
      view: 'quarrel',
      sentences: [
        'In a fight you turn to fog: present, mild, impossible to hit{ref}.',
        'By the time anyone can see again you have gone to the movies.',
        "Leave one firm sentence behind before the fog comes, even a small one like 'I am not all right.'",
      ],
    },
    {
      view: 'body',
      sentences: [
        "You move well in water, to music, or for somebody who can't do it alone{ref}.",
        'Sent to lift iron under neon, you forget the way.',
        'Put the chore inside a song, then: four songs for the basement, and out.',
      ],
    },
  ],
}
