import type { DayThoughts } from '#lore/authored.ts'

export const saturnToVenus: DayThoughts = {
  eases: {
    1: {
      says: [
        'You look good in what lasts.',
        'Venus in your first house enjoys being found attractive, and Saturn these weeks takes out whatever was only there to be noticed.',
        "People say that you look well and can't point to what has changed.",
      ],
      task: 'Wear the best-made thing you have on an ordinary day, and change nothing else about yourself.',
    },
    2: {
      says: [
        'You might put the second-best one back on the hanger.',
        "Venus in the second house loves quality and likes to hold it in its hands, and Saturn gives you the calm to pass by everything that's almost it.",
        "By the end of these weeks you own less that's new and like more of what you own.",
      ],
      task: "Take one almost-right thing off your list of things to buy, and put what it'd cost toward the right one.",
    },
    3: {
      says: [
        "A kind word from you counts double now, since you don't throw them around.",
        'Venus in your third house is charming by reflex, and Saturn slows the reflex until only what you mean comes out.',
        'The clerk, the neighbor, or the brother who gets it remembers the exact wording.',
      ],
      task: 'Praise something that a person nearby has done well for years and is never thanked for.',
    },
    4: {
      says: [
        "You have an eye these weeks for what's worth keeping at home.",
        'Venus in the fourth house wants home to be lovely, and with Saturn it wants that to hold up, so sanding and mending please you more than choosing new cushions would.',
        'A relative may turn out to know how it was originally done.',
      ],
      task: 'Restore one old thing at home to good condition, or ask the family what it used to look like.',
    },
    5: {
      says: [
        "You'd like your fun with someone who'll be around next year.",
        'Your Venus in the fifth house falls for charm, and Saturn for a few weeks makes it interested in what comes after the charm.',
        'Slow courtship, of a person or of an art, suits you surprisingly well.',
      ],
      task: 'Let an attraction of any kind take longer than it needs to, and enjoy the waiting openly.',
    },
    6: {
      says: [
        'Doing things properly gives you pleasure these weeks.',
        'Venus in this house likes its daily life smooth and friendly, and Saturn shows that smoothness comes from preparation, the ironed shirt and the labeled folder.',
        'People who share the work find you restful to be near.',
      ],
      task: "Prepare one thing for tomorrow so well that you'll thank yourself for it.",
    },
    7: {
      says: [
        'A clear agreement makes you fonder of someone.',
        'Venus in your seventh house wants harmony with one other person, and Saturn adds what harmony rests on, a few things that both have said yes to.',
        "It isn't the most romantic of conversations, and you come away feeling chosen.",
      ],
      task: 'Make one small standing agreement with someone you like, and shake hands on it for fun.',
    },
    8: {
      says: [
        'Sharing goes well these weeks, because the terms are fair and someone wrote them down.',
        'Venus in the eighth house is generous and afraid of being used, and Saturn takes care of the second half.',
        'With the limits known, you can give without watching the other hand.',
      ],
      task: 'Settle how one shared cost is divided, and then treat the other person to a little extra.',
    },
    9: {
      says: [
        'Something old and difficult turns out to be beautiful.',
        'Venus in your ninth house loves what comes from far away, and with Saturn it takes the trouble to learn the customs first.',
        'You may fall for a cathedral, a grammar, or a singer who recorded four songs in her life.',
      ],
      task: "Give one classic that you've always skipped an honest half hour, and write down what you liked.",
    },
    10: {
      says: [
        'People in charge trust your taste these weeks.',
        'Venus in the tenth house is liked for its manners, and Saturn sees to it that the manners are understood as judgment.',
        'You may be asked to choose, to host, or to represent others, and it fits you.',
      ],
      task: 'Improve how something official looks or reads, and hand it in with your name on it.',
    },
    11: {
      says: [
        "You're fond of your friends in a settled way, faults included.",
        "Your Venus in the eleventh house enjoys a wide and pleasant circle, and Saturn directs the affection to those who've earned it.",
        "One friend's old annoying habit strikes you as part of the furniture.",
      ],
      task: 'Do a friend of many years a favor that takes some time and that nobody else would think of.',
    },
    12: {
      says: [
        "You can love something without anyone's approval, and for a long time.",
        'Venus in the twelfth house keeps its dearest attachments out of view, and Saturn these weeks gives them a regular hour.',
        'An art or a person or a stray cat profits from your faithfulness and tells nobody.',
      ],
      task: 'Give half an hour to something you love in private, on the same day you did so last week, or start.',
    },
  },
  presses: {
    1: {
      says: [
        'You find yourself plain these weeks, and you look for proof.',
        'Venus in your first house is used to being smiled at, and Saturn has made you cautious, so that you smile a second later than you used to.',
        "Strangers respond to the second's delay and to nothing in your looks.",
      ],
      task: 'Smile first at three people, without checking a mirror before or after.',
    },
    2: {
      says: [
        'What you like costs more than you can justify at the moment.',
        'Venus in the second house comforts itself with nice things, and Saturn has attached a calculation to each of them.',
        'Going without for a while shows you which of your pleasures were habits with a price tag.',
      ],
      task: 'Skip a treat you buy out of habit, and tomorrow see whether you remembered it.',
    },
    3: {
      says: [
        'You may sign a note to a friend as if it were to a bank.',
        'Venus in this house makes everyday talk pleasant, and with Saturn pressing on it you weigh each nice word until it sounds like a reference.',
        'People wonder what they did.',
      ],
      task: 'Say something affectionate to a person nearby in the clumsiest words that occur to you.',
    },
    4: {
      says: [
        'The warmth at home runs low, and everyone waits for somebody else to turn it up.',
        "Venus in your fourth house wants to be loved there without asking, and Saturn shows how long it's been since anybody did a thing just to be nice.",
        'That includes you, which is good news, since you can begin.',
      ],
      task: "Do something purely pleasant for the people you call home, on a day when they haven't earned it.",
    },
    5: {
      says: [
        "A romance or a hobby has lost its shine and asks whether you'll stay.",
        "Venus in the fifth house likes the sparkling part, and these weeks Saturn has taken it away in order to show what's left.",
        "What's left may be dull for a few days and then oddly dear.",
      ],
      task: 'Stay with something you love through one dull stretch, a full half hour of it, before you judge.',
    },
    6: {
      says: [
        "You're doing the agreeable tasks for everybody and getting no thanks.",
        'With Venus in your sixth house you keep the peace by being helpful, and Saturn these weeks presents what that costs you in hours.',
        'The others took it for a hobby of yours.',
      ],
      task: "Stop one friendly service in the middle of the usual routine, and tell people it's on pause.",
    },
    7: {
      says: [
        "There's a distance between you and one other person that good manners can't cover.",
        'Your Venus in the seventh house would rather be agreeable than understood, and Saturn makes the agreeing feel hollow these weeks.',
        'The other one may be lonely in exactly the same way, a yard from you.',
      ],
      task: 'Disagree with someone you care about on a small matter, gently, and stay for the answer.',
    },
    8: {
      says: [
        'Closeness comes with a bill attached, and you may just have seen the bill.',
        "Venus in the eighth house gives a great deal in the hope of being safe with someone, and under Saturn you ask what you're getting for it.",
        "The question sounds colder than it is, and it's overdue.",
      ],
      task: 'List what you give and what you get in one close tie, and look at it for a minute before you feel guilty.',
    },
    9: {
      says: [
        "The faraway thing has lost its charm, or you've seen what it costs.",
        'Venus in your ninth house is in love with elsewhere, and Saturn these weeks brings reports from people who live there.',
        'It rains in that place, and they have to fill in forms.',
      ],
      task: "Ask somebody who's done what you dream of about the dullest side of it, and take notes.",
    },
    10: {
      says: [
        "Being pleasant doesn't get you any further with the people who decide.",
        'Venus in the tenth house has come a long way on goodwill, and Saturn wants to see the work these weeks, preferably without the smile.',
        'A cool reception may only mean that someone is reading.',
      ],
      task: "Present something you've done with no apology and no joke, and then be quiet until they've finished.",
    },
    11: {
      says: [
        "Some friendships run on your good manners alone, and you've begun to feel which.",
        'With Venus in the eleventh house you keep everyone happy, and Saturn is counting how many do the same for you.',
        "The number is small and it's enough to fill a table.",
      ],
      task: 'Let one social obligation lapse today, with a friendly line and no promise of another time.',
    },
    12: {
      says: [
        "You're keeping your affection to yourself, out of prudence.",
        'Venus in your twelfth house has loved without return at some point, or fears it might, and these weeks Saturn agrees that silence is safest.',
        "It's also the reason why a certain person thinks you don't like them.",
      ],
      task: "Show a person you like one sign that can't be mistaken for politeness.",
    },
  },
}
