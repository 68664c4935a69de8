import type { DayThoughts } from '#lore/authored.ts'

export const saturnToMars: DayThoughts = {
  eases: {
    1: {
      says: [
        "You don't have to raise your voice to be obeyed.",
        'Mars in your first house usually announces itself, and Saturn these weeks holds it at half speed, which looks far more determined.',
        "People step aside for someone who's clearly going to get there anyway.",
      ],
      task: 'Move at half your usual speed through one situation in which you normally hurry people.',
    },
    2: {
      says: [
        'Small amounts of effort add up for you now.',
        "Mars in the second house goes after money in bursts, and with Saturn's help it does the same small thing every day until it's a sum.",
        'You can feel the difference between chasing money and building it.',
      ],
      task: 'Do twenty minutes of the work that pays worst now and best in a year.',
    },
    3: {
      says: [
        'You can say a hard sentence without making an enemy.',
        'Mars in this house argues fast, and these weeks Saturn hands it a pause before the second sentence, in which the other person has time to agree.',
        "Even the neighbor with the drill is reasonable when he's asked in numbers.",
      ],
      task: "Make one request with an exact time in it to somebody who's been disturbing you.",
    },
    4: {
      says: [
        "Heavy work at home goes well, and you've got the stamina for it.",
        'Your Mars in the fourth house fights its battles within its own walls, and Saturn turns that strength on the walls themselves, or the garage, or the taxes.',
        'A relative who usually gives advice may simply hold the ladder.',
      ],
      task: 'Start the heaviest job at home that one person can do safely, and stop at a sensible point.',
    },
    5: {
      says: [
        'You enjoy getting better at something that hurts a little.',
        'Mars in the fifth house plays to win right away, and Saturn these weeks makes training as satisfying as the match.',
        'Younger people may ask you how you do it, and the honest answer is that you do it often.',
      ],
      task: 'Do the least exciting drill of something you play or perform, for a quarter of an hour.',
    },
    6: {
      says: [
        "You can get through an astonishing amount of work, provided it's the right work.",
        "Mars in your sixth house attacks whatever's nearest, and Saturn lines the tasks up by weight and lets you lift them one by one.",
        "Nothing gets dropped, and you aren't sore afterward.",
      ],
      task: 'Sort what you have to do by effort, and give your best hour to the heaviest item alone.',
    },
    7: {
      says: [
        'You and somebody you often argue with turn out to be a good team.',
        'Mars in the seventh house picks strong people and then wrestles with them, and Saturn these weeks gives the two of you something heavier than each other to push against.',
        "It's hard to be offended while you're both carrying a piano.",
      ],
      task: 'Take on a tough practical task with the person you disagree with most.',
    },
    8: {
      says: [
        'You can be tough about money or trust without being unkind.',
        "Mars in your eighth house bristles when anyone reaches for what's shared, and with Saturn the bristling becomes a rule that everyone can read.",
        'The other person may be relieved to know where the line is.',
      ],
      task: 'State one limit about something shared, with the reason, and offer something within it.',
    },
    9: {
      says: [
        'You have the stamina for a long road these weeks.',
        'With Mars in the ninth house you like to set off at a run toward a place or an idea, and Saturn teaches it the walking pace that arrives.',
        'After the third day the distance stops being the subject.',
      ],
      task: "Do one day's worth of something that will take a hundred days, and put a mark on the wall.",
    },
    10: {
      says: [
        'Your ambition and the rules are on the same side for once.',
        'Mars in your tenth house pushes upward and gets impatient with procedure, and Saturn shows these weeks which form leads where.',
        "Those above you see drive that doesn't need to be managed.",
      ],
      task: "Fill in the official form, or follow the official channel, for something you've been trying to force.",
    },
    11: {
      says: [
        "A group gets things done because you won't let it drift.",
        'Your Mars in the eleventh house likes to fight for a cause, and Saturn gives the fight an agenda and a person who locks up afterward.',
        'They grumble about you and then show up on time.',
      ],
      task: 'Assign each person in a shared plan one task and one date, beginning with yourself.',
    },
    12: {
      says: [
        "You're stronger than you let yourself know, and no one needs to be told.",
        'Mars in the twelfth house tends to work against itself in the dark, and Saturn these weeks gives it one clear opponent, an old bad habit for example.',
        'Each time you win it costs a bit less.',
      ],
      task: 'Resist one habit for a single day, without announcing it or replacing it with another.',
    },
  },
  presses: {
    1: {
      says: [
        "You're straining at something that won't move, and your jaw shows it.",
        'Mars in your first house wants to act now, and Saturn has the brake on these weeks, for reasons nobody bothers to explain.',
        'People keep out of your way, which you could mistake for agreement.',
      ],
      task: 'Name the one thing you can move today, move it, and leave the other thing where it is.',
    },
    2: {
      says: [
        "You work hard and the money doesn't come any faster.",
        "Mars in the second house believes in effort, and Saturn these weeks shows the part of earning that effort can't reach, such as other people's payment dates.",
        'Anger at a locked account only tires you.',
      ],
      task: "Send a polite reminder for one sum you're owed, with the date in the first line.",
    },
    3: {
      says: [
        "There's an answer on the tip of your tongue, and saying it would cost you.",
        "Your Mars in the third house is quick on the draw, and under Saturn it has to sit through other people's nonsense with folded hands.",
        "It won't do you any harm to be the one who heard the whole thing.",
      ],
      task: "Hear out someone who irritates you until they've said it twice, then ask one question.",
    },
    4: {
      says: [
        "You keep running into the same wall at home, and sometimes it's a person.",
        'Mars in this house wants to change things there at once, and Saturn reminds you who else has a right to the place.',
        'The more you push, the older you feel, down to the age of fourteen.',
      ],
      task: 'Put a change you want at home in writing for the others, and give them a week to answer.',
    },
    5: {
      says: [
        "Your desire to win has run into somebody's rules.",
        'Mars in the fifth house needs an opponent and some applause, and these weeks Saturn offers a referee and a bench.',
        "You can learn the game from there, though you'd never have chosen the seat.",
      ],
      task: "Watch somebody who's better than you do the thing you love, and copy one detail exactly.",
    },
    6: {
      says: [
        "You're pushing through work that needs to be done more slowly.",
        'Mars in your sixth house is proud of its pace, and Saturn answers with a stiff shoulder, a jammed machine, or a colleague who follows the manual.',
        'All three are telling you to take smaller loads.',
      ],
      task: "Split the job you're forcing into two days, and stop today at the halfway mark.",
    },
    7: {
      says: [
        'You and one other person have stopped, each waiting for the other to give way.',
        "With Mars in the seventh house you'd rather have a fight than a silence, and Saturn these weeks has given you the silence.",
        "It protects both of you from the sentence you'd regret.",
      ],
      task: 'Agree with your opponent on a date for the argument, and leave it alone until then.',
    },
    8: {
      says: [
        "Somebody else controls something you need, and shouting won't open it.",
        "Mars in your eighth house hates to ask, and Saturn has arranged these weeks so that there's no other way.",
        'The person in question is careful, nothing worse, and would like to see the papers.',
      ],
      task: 'Gather the papers or facts that a cautious person would want, before you ask them again.',
    },
    9: {
      says: [
        "You'd like to set off or speak out, and something official is in the way.",
        'Your Mars in the ninth house takes a rule as an insult to freedom, and Saturn shows it a good many rules these weeks.',
        'The delay gives your conviction time to find out whether it has arguments.',
      ],
      task: "Write down the three best objections to what you're so eager to do, and answer the weakest one.",
    },
    10: {
      says: [
        'If a person with authority says no, you feel it in your fists.',
        'Mars in the tenth house wants to prove itself against resistance, and Saturn provides plenty of it at present.',
        'What looks like an obstacle may be someone doing their job as stubbornly as you do yours.',
      ],
      task: "Do the part that's been demanded of you exactly as asked, and raise your objection the day after.",
    },
    11: {
      says: [
        "The group won't move at your speed, and these weeks it hardly moves at all.",
        'Mars in your eleventh house gets angry on behalf of everybody, and Saturn shows you an assembly that would like to sleep on it.',
        'Walking out would be quick and would leave you with nobody to be angry for.',
      ],
      task: 'Offer to do a small trial of your idea on your own and report back to the others.',
    },
    12: {
      says: [
        "You've been swallowing irritation for so long that you've begun to feel heavy.",
        "Mars holds its fire here, and Saturn sits on top of it these weeks, so that you're tired without having done anything.",
        "Nobody knows they've offended you, so nobody can apologize.",
      ],
      task: 'Do something physically hard and dull, such as scrubbing or digging, and think of the offense while you do.',
    },
  },
}
