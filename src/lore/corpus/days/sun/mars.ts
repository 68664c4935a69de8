import type { DayThoughts } from '#lore/authored.ts'

export const sunToMars: DayThoughts = {
  eases: {
    1: {
      says: [
        'You take up exactly the room you need, and no one asks you to move over.',
        "Mars in the first house has been told since it could walk that it's a bit strong, so it either barges or makes itself small and fumes.",
        'With the Sun there it simply stands.',
        "Strangers ask you for directions, on the assumption that you'd know.",
      ],
      task: "Walk somewhere at your own natural speed, and let other people's pace be their affair.",
    },
    2: {
      says: [
        "You have the strength to go and get the money that's due to you.",
        'Mars in this house would rather earn a thing twice than ask for it once, which has been a fine arrangement for those who owe you.',
        'The Sun makes asking look like work, and work you can do.',
        "A sum that's been open for a month could move in your direction.",
      ],
      task: 'Do one hour of work, or make one call, whose only purpose is bringing in money or saving it.',
    },
    3: {
      says: [
        'Things get done today by being said once, out loud, to the person concerned.',
        'With Mars in the third house, you put things briefly, and people who prefer to be led up to a subject can find it rough.',
        'The Sun takes the irritation out.',
        'The clerk and the brother-in-law both do what you say and seem glad that somebody knew.',
      ],
      task: "Give one clear instruction or request where you'd usually drop a hint.",
    },
    4: {
      says: [
        "There's strength for the job at home that's been looking at you since the spring.",
        'With Mars in the fourth house, you get restless at home, and without a wall to paint you look for somebody to argue with.',
        'Give it the wall.',
        "By the time you're sore you'll be fond of the place again, and of anyone who brought you a sandwich.",
      ],
      task: 'Do the heaviest single job your place needs, as far as one hour takes you.',
    },
    5: {
      says: [
        "You're playing to win and everybody's enjoying it.",
        'A contest brings out your best in the fifth house, though Mars lives so much for the whistle that it forgets the others came for fun.',
        'The Sun makes a good sport of it.',
        "You win with a flourish or go down with one, and they'd like to know when you're free again.",
      ],
      task: 'Compete at something in which you could really lose, and congratulate somebody afterward as if you meant it.',
    },
    6: {
      says: [
        'Your body wants to work, and whatever you give it will be done before you know it.',
        "Mars in this house lives in the muscles and the to-do list, and gets crabby when either's neglected.",
        "Fed on both, it's cheerful and carries other people's boxes.",
        "You'll sleep the way they say that children do.",
      ],
      task: 'Use your strength on one physical chore for somebody who finds it harder than you do.',
    },
    7: {
      says: [
        'Having somebody strong beside you or opposite you is a pleasure either way.',
        "Your Mars likes a partner who doesn't give in, but in the seventh house it tests this more often than they enjoy.",
        "There's no test needed.",
        "With your weight on the same thing you're a formidable pair.",
      ],
      task: 'Take on one thing together with the person you usually debate, and assign yourself the harder half.',
    },
    8: {
      says: [
        'You have the courage for the conversation that takes place with nobody else around.',
        'In the eighth house Mars goes in where others stop, into the silence or the sum that was never paid, but it prefers to wait for an emergency.',
        "It doesn't have to.",
        'By ordinary daylight you can ask and they can answer, and both of you are still standing afterward.',
      ],
      task: "Start the private talk you'd have put off until there was a crisis.",
    },
    9: {
      says: [
        'What you believe gets you up and out instead of into an argument.',
        "With Mars in the ninth house you're ready to fight for certain ideas, but the fighting has gone on mainly in a seated position.",
        'The Sun shows you where the idea could use a pair of hands.',
        'One hour of carrying does more for it than a year of your being right.',
      ],
      task: 'Lend an hour of practical work to a cause or idea that you usually only argue for.',
    },
    10: {
      says: [
        'A bold step looks, from outside, like the obvious next one.',
        "With Mars in the tenth house, you want to move up, and you've been told to wait for a sign.",
        'You could be the sign.',
        'People higher up are often just hoping that somebody will volunteer, and will say later that they had you in mind.',
      ],
      task: "Volunteer for something one size bigger than what you've been trusted with so far.",
    },
    11: {
      says: [
        "Your friends would follow you, provided that it's soon and not too far.",
        "Mars in this house can't bear to sit in a circle and discuss what could be done, so it walks out and does it.",
        'Say so first, with the Sun behind you, and others will get up with you.',
      ],
      task: 'Start the thing your group has been discussing, and tell them where they can join you.',
    },
    12: {
      says: [
        "Strength you'd forgotten about is available when nobody's looking.",
        'Mars in the twelfth house thinks of itself as lazy, since most of its work goes unrecorded, such as keeping its temper or not calling someone back at midnight.',
        'The Sun counts all of it.',
        "With that much force turned outward, you can do the thing you've been too tired to do.",
      ],
      task: "Face the brave little thing you've been avoiding, alone and without telling anyone.",
    },
  },
  presses: {
    1: {
      says: [
        'You may be walking around ready for a fight that nobody has scheduled.',
        "With Mars in the first house, you check every face for a lack of respect, so a stranger's yawn will do.",
        'He may have been up with a baby.',
        "You could save the adrenaline for someone who's earned it, or take the stairs.",
      ],
      task: 'Assume a dull, innocent reason for the next rude thing you see, and go around it.',
    },
    2: {
      says: [
        'Somebody using your things without asking feels like a matter of honor.',
        'Your Mars in the second house defends its property as if it were skin, down to the yogurt with the name on it.',
        "Under the Sun you're inclined to make it public, with a speech.",
        "They'd gladly replace it if you stopped after the first sentence.",
      ],
      task: "Tell the borrower what you'd like back and when, and skip the part about principles.",
    },
    3: {
      says: [
        'Your comebacks are so good that you can forget to ask whether there was an attack.',
        "Your Mars keeps its reflexes in the third house, among people who're just talking, and the Sun likes an audience for a clean hit.",
        "People laugh, then go quiet for a moment, because what they'd said was close to a compliment.",
      ],
      task: 'Let one perfect opening for a comeback go by, and ask a friendly question there instead.',
    },
    4: {
      says: [
        'Under the family roof it tends to be the same fight, with only the topic changed.',
        "Mars in the fourth house learned to fight there, perhaps by watching, and with the Sun out of sorts it takes its old stance before anyone's spoken.",
        'Everyone takes a familiar position, which means that any one of you could also be the one to leave it.',
      ],
      task: 'Leave the room at the point where the old argument usually turns, and come back with a glass of water for each.',
    },
    5: {
      says: [
        'Losing, even at something silly, can stay with you longer than you would admit.',
        'Mars in the fifth house has fun by winning, so under this Sun a defeat at cornhole can be felt in the chest.',
        "It's the chest of someone who cares, and there are worse things.",
        'The winner would enjoy being told how they did it, from you of all people.',
      ],
      task: 'Ask someone who beat you at a thing to show you what they did, and try it.',
    },
    6: {
      says: [
        "You're working as if tomorrow had been called off.",
        'With Mars in the sixth house, you work by storming a thing, and you may just have doubled the load to see a result.',
        'Two sore shoulders tomorrow can take back everything that today gained.',
        'The person who plods past you days later has never been in a hurry.',
      ],
      task: 'Stop at two-thirds of what you could manage in one hard task, and leave the rest for another day.',
    },
    7: {
      says: [
        'You and somebody else can keep pulling until the rope has become the point.',
        'Mars in your seventh house feels most alive against resistance, so a partner who simply let go would leave you on your back.',
        'The Sun adds pride to it, on both ends.',
        'By then nobody remembers whether the question was the window or the thermostat.',
      ],
      task: 'Do the thing the other person wants in the smallest of your disputes, and do it well.',
    },
    8: {
      says: [
        'The more somebody asks about a thing you share, the less you feel like answering.',
        'Mars in this house guards the shared account or the password as a matter of personal freedom, so it hears an accusation in every question.',
        "You've got nothing to hide, though it's beginning to look otherwise.",
        'Showing them would take half the time of refusing.',
      ],
      task: "Show someone the thing they've been asking about before they ask again.",
    },
    9: {
      says: [
        "If you're the only one shouting, the others may already agree with you.",
        'With Mars in the ninth house, you fight for your convictions, and you can mistake a polite nod for cowardice.',
        "Ask, and you may find they've come around already and were waiting for a pause to say so.",
      ],
      task: "Ask the people you're arguing with how much of it they agree with already, and start from there.",
    },
    10: {
      says: [
        'Being told to do what you were about to do is harder to take than being told something foolish.',
        "There's hardly anything that Mars in the tenth house minds more, as now it can't be done without looking obedient.",
        'You could refuse, and spend the day on it.',
        'Or you could do it at once, and so well that the title looks like an afterthought.',
      ],
      task: "Do one thing you've been told to do faster than anybody expected, without a comment.",
    },
    11: {
      says: [
        'You can end up as the opposition in a group of people you love.',
        "In the eleventh house Mars can't abide a soft consensus, so you say no to the date and the place and the cake.",
        'They may suspect that something else is wrong.',
        "They may be right, and it'd be quicker to say it than to go on fighting the cake.",
      ],
      task: "Tell one person in the group what's really bothering you, and then agree to the date.",
    },
    12: {
      says: [
        "Anger without a target may turn on the nearest person, and that's you.",
        "With Mars in the twelfth house, you keep your anger to yourself, so you're the first person it finds.",
        'So you call yourself a name and work too late as a punishment.',
        'The offense, on inspection, was being tired.',
      ],
      task: 'Do something vigorous by yourself, such as a fast walk or a scrubbed floor, and call nobody names.',
    },
  },
}
