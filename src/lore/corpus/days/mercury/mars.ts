import type { DayThoughts } from '#lore/authored.ts'

export const mercuryToMars: DayThoughts = {
  eases: {
    1: {
      says: [
        'You come across as decided, and it saves everybody time.',
        "Mars in the first house leans forward before it speaks, which can look like a shove, but with Mercury's help the words arrive along with the shoulders.",
        "People who'd normally brace for you find themselves nodding, and the line you were standing in begins to move.",
      ],
      task: "Walk up to the person you've been meaning to speak to and open with your actual question.",
    },
    2: {
      says: [
        "If a company owes you something, you've got the right tone for getting it back.",
        "With Mars in the second house, you fight for what's yours, usually late and rather loudly, and this time you have the order number.",
        'The agent on the other end has been yelled at since breakfast.',
        "A person with dates and a calm voice is somebody they'd like to help.",
      ],
      task: "Ask for one refund, credit, or correction you're due, and put the date in your first sentence.",
    },
    3: {
      says: [
        "Bluntness passes for good humor, as long as you're quick about it.",
        'In the house of neighbors and messages your Mars speaks first and hardest, and with Mercury in step the point is made before anybody can be hurt by the lead-up.',
        'The man upstairs with the drill agrees to stop at six, which is all it ever needed.',
      ],
      task: "Tell a neighbor or sibling the thing that's been annoying you, in one cheerful sentence.",
    },
    4: {
      says: [
        'A standing argument at home can be turned into an hour of lifting things.',
        'Mars here gets angry at rooms before it gets angry at people, and Mercury can tell you which corner is the cause.',
        "Once the desk has changed walls, nobody can recall what the fight was about, only that the light's better.",
      ],
      task: 'Propose one change to the layout of where you live, and start by moving the smallest piece.',
    },
    5: {
      says: [
        'A dare, in the friendly sense, brings out your best talk.',
        "With Mars in the fifth house, you like fun with a bit of a contest in it, and you've got a good line for every move.",
        'The one you are teasing gives it back at the same speed.',
        "That's how certain people flirt, and you may be two of them.",
      ],
      task: 'Challenge somebody to a game or a bet with a silly prize, and talk big.',
    },
    6: {
      says: [
        'The tedious pile gives way once you treat it as an opponent.',
        'Mars in the sixth house works in bursts and resents upkeep, while Mercury can cut the burst into pieces with a clear end to each.',
        'People you work alongside fall into your tempo for a while and look surprised at what got done before lunch.',
      ],
      task: "Set a timer, attack the most boring task you've been putting off, and stop when it rings.",
    },
    7: {
      says: [
        'You can disagree with someone and have a good time doing it.',
        "With Mars in the seventh house, you're at your fiercest with one other person, and for once you keep to the subject.",
        'They come away warm in the face and oddly cheered, since you clearly thought they could take it.',
      ],
      task: "Bring up the disagreement you've been stepping around, and say first which half of it is their point.",
    },
    8: {
      says: [
        "Asking for what you're owed turns out to be mostly a matter of verbs.",
        'Your Mars goes quiet over debts and then one day overturns the table, having waited in this house for the other person to remember.',
        'Mercury can ask before that.',
        "They may simply have forgotten, and be more embarrassed than you've ever been angry.",
      ],
      task: "Ask for one thing back, money or object, and propose how and when you'd like to get it.",
    },
    9: {
      says: [
        'An argument about ideas does you as much good as a run.',
        'Belief is something your Mars defends on foot in this house, and on other days it wins the ground and loses the listener.',
        "Mercury makes you exact enough to persuade someone, which you'll know by the silence, and by the fact that they ask where you read that.",
      ],
      task: 'Argue one opinion with a friend, and then argue theirs for the same length of time.',
    },
    10: {
      says: [
        'Ambition sounds like a plan when you say it in order.',
        "Everyone can see your Mars when it sits up here, and some of them have wondered what it's so impatient to get to.",
        'Mercury tells them.',
        'Given a first step and a second, the same people who found you pushy start asking how they could help.',
      ],
      task: "Tell somebody with influence what you're aiming for, and ask them for one small, specific thing.",
    },
    11: {
      says: [
        'Getting people to do something together takes you about four messages.',
        "With Mars in the eleventh house you're often the one who pushes the group off the couch, and then carries the cooler alone out of irritation.",
        "Mercury divides the work while everybody's still excited, so that each of them has said yes to an item.",
      ],
      task: 'Ask three friends for one particular thing each toward a plan, and take the fourth thing yourself.',
    },
    12: {
      says: [
        'You find out what you were angry about, and the cause is smaller and more fixable than the mood was.',
        'Mars here fights underwater, through a stiff neck or a sudden need to scrub the tub, and sends no message up.',
        'Mercury dives for it.',
        'What comes back is one sentence, usually with a name and a Tuesday in it.',
      ],
      task: 'Write down who annoyed you lately and what they could have done instead, then throw the page out.',
    },
  },
  presses: {
    1: {
      says: [
        'Your face gives the answer first, and then your mouth arrives and makes it worse.',
        "Mars in this house shows every impatience, and Mercury, pressing, finds the phrase that'll be quoted.",
        'You mean the situation, the line, the third password of the day.',
        'The person behind the counter can only assume that you mean them.',
      ],
      task: "Say what you're impatient about, so that the person in front of you knows it isn't them.",
    },
    2: {
      says: [
        'Buying something out of spite is still buying something.',
        'Your Mars goes after what it wants in shops as elsewhere, and an argument about money, even one you had only in your head, sends it straight to checkout.',
        "It's satisfying to have shown them, although they won't find out and the blender's yours.",
      ],
      task: "Wait until you're no longer annoyed before you buy or sell anything that costs more than lunch.",
    },
    3: {
      says: [
        "Your thumb is quicker than your judgment, and both of them think they're helping.",
        'With Mars in the third house, you take a careless line for a first punch, and you can return it within eight seconds.',
        'The original, seen an hour later, was only clumsy.',
        'Yours was careful, so yours is the one that gets saved.',
      ],
      task: "Type the hot reply somewhere it can't be sent, and answer only the factual part of the message.",
    },
    4: {
      says: [
        'A practical remark under your own roof goes off at twice its size.',
        "With Mars in the fourth house, you keep your anger for home, often because you've behaved yourself everywhere else, and a word such as always is enough.",
        'The dishes were only the nearest thing.',
        'Somebody there may have seen you be patient with strangers all week.',
      ],
      task: 'Replace the word always with the last actual date it happened, and complain about that one time.',
    },
    5: {
      says: [
        'Winning the argument about the game takes longer than the game did.',
        'With Mars in the fifth house, you want to beat someone when you play, and you want the ruling confirmed as well.',
        'The others gave up the point some time ago.',
        "They're waiting with some interest to see whether you can.",
      ],
      task: "Play one thing badly and happily, and don't say a word about the score.",
    },
    6: {
      says: [
        'Small errors by other people land on your desk, and each seems meant for you personally.',
        "You work fast with Mars in this house and count on others to keep up, so Mercury's delays, a wrong form or a dead link, feel like insolence.",
        'Your correction is right in every detail.',
        'It would be followed sooner at half the length.',
      ],
      task: 'Correct one mistake somebody made in a single sentence, and thank them for another thing they did.',
    },
    7: {
      says: [
        'Two people want the last word, which is why there are so many words.',
        'Mars in your seventh house picks partners and opponents with some fight in them, while Mercury keeps handing each of you a better line.',
        'The quarrel began about directions.',
        "By now it's about tone, and tone can't be settled by talking.",
      ],
      task: 'Give the other person the last word once, out loud and on purpose, and see what they do with it.',
    },
    8: {
      says: [
        "You know just which fact would hurt, and it's on the tip of your tongue.",
        'People tell you things, and Mars in the eighth house remembers them as possible ammunition, even about somebody it loves.',
        'A hard Mercury offers you the line.',
        'It would end the argument, and a little of the trust that got you the fact.',
      ],
      task: 'Leave the most wounding true thing unsaid, and say what you want from the other person instead.',
    },
    9: {
      says: [
        "Being right at high volume doesn't make you more right.",
        'With Mars in the ninth house, you defend an opinion like a border, and you may go after someone who only mentioned a headline.',
        'What had been small talk about a bike lane is now a matter of principle, with an audience of one, who would like to get by.',
      ],
      task: "Ask the person you're arguing with what would change their mind, and tell them what would change yours.",
    },
    10: {
      says: [
        'Contradicting someone in front of others gets you the point and costs you the room.',
        "With Mars in the tenth house, you can't let a wrong figure go by in a meeting, and you have the right one ready.",
        "They'd have thanked you in the hallway.",
        "On the open call they have to defend the number, and now they'll look for one of yours.",
      ],
      task: 'Take your next objection to the person alone, and offer the correction as something they can use.',
    },
    11: {
      says: [
        'A quarrel in the group looks for a leader, and you have the lungs for it.',
        "You can't watch friends be treated badly, or slowly, when Mars is in your eleventh house, so another person's complaint becomes your campaign.",
        'The two at the center of it have often made up by then and are sharing fries.',
        'That leaves you holding the sign.',
      ],
      task: 'Stay out of a dispute between two friends, even if one of them asks you to say something.',
    },
    12: {
      says: [
        "Under your breath you're winning an argument with somebody who isn't there.",
        'With Mars in the twelfth house, you avoid the fight in the open and have it in your head, where you get the better lines.',
        "The real one may ask what's the matter.",
        "Nothing, you'll say, in a tone that could take paint off.",
      ],
      task: "Choose the one line from your inner argument that's fair, and say it to the person kindly.",
    },
  },
}
