import type { Argument } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const cancerSun: Record<Sign, Argument> = {
  Aries: {
    opening: [
      'The safer you want people to be, the louder you get.',
      "Looking after your own is what you'd call a life's work, and you'd know any of their footsteps on the stairs (your Sun in Cancer).",
      'But fear comes out of your Moon in Aries as heat, and it comes out first.',
      "When somebody you love gets home at one instead of eleven, they're met by a person with wet eyes, shouting.",
    ],
    turn: 'The tenderness has been waiting up for hours, and then the temper gets to the hall ahead of it.',
    task: [
      'Agree with one of your people this month on a signal, a word or a single letter by text, that means "late and fine."',
      "Send it, too, when you're the one out there.",
      'The shouting was always love, and the person coming up the stairs will be glad to meet it in an inside voice.',
    ],
  },
  Taurus: {
    opening: [
      "You've made it so comfortable that nobody's thought to ask what else you wanted.",
      "To be somebody's home is a real ambition, and you've gone about it thoroughly (your Sun in Cancer).",
      'Your Moon in Taurus likes it there and would rather not hear of anything else, so a wish that leads outdoors is talked to gently until it lies down.',
      'You know when each of the others finished school, and there may be a course catalog from that year in with the recipes.',
    ],
    turn: "Everything you love is within reach of your hand, and so it's been easy not to try the length of your arm.",
    task: [
      "Get out whatever you've got filed under recipes and take one step on it this month, as small as a phone call to ask the price.",
      "Do it while nothing's on the stove.",
      "The ones you've fed would be thrilled to hear you want something, and most of them can boil an egg.",
    ],
  },
  Gemini: {
    opening: [
      "What you're told goes no further, and then it's such a good story.",
      "You're at your best as the keeper of some family or other, with all its names and old quarrels in your care (your Sun in Cancer).",
      'The keeping is fine by day, but your Moon in Gemini feels close to people by passing things on.',
      'You say "you didn\'t hear this from me" with a truly pained expression, and it\'s been heard from you since March.',
    ],
    turn: "You'd guard other people's secrets with your life, and you calm yourself down by sharing one.",
    task: [
      'Before you pass on the next thing, call its owner to ask if you may.',
      "You'll get to talk about it in any case.",
      "A few of them would say yes with pleasure, and being asked is how people can tell that you've still got the rest of it under lock.",
    ],
  },
  Cancer: {
    opening: [
      "You've fed people so well that you've never found out who'd come anyway.",
      "Taking care is your pride, and in return you're let into everything, from the breakups to the baby pictures (your Sun in Cancer).",
      "Since you take care of your own mood the same way, by seeing to somebody else (your Moon in Cancer), there's no hour at which you're off.",
      "The table's so full that nobody can see whether there's a plate in front of you.",
    ],
    turn: "What you want is to be needed and what you need is to be sure of it, and you've made both depend on dinner.",
    task: [
      'Have people over this month and give them nothing, or have them bring it, and sit down when they do.',
      'Stay sitting for the first twenty minutes, which will be the hardest.',
      'The guests will manage, and somebody among them has wondered for years where you keep the plates.',
    ],
  },
  Leo: {
    opening: [
      'From behind the scenes, where you insist on being, you listen for the clapping.',
      'It honestly pleases you to see the others fed and launched and doing well, and you ask for no part in it (your Sun in Cancer).',
      "Your Moon in Leo did ask, under its breath, and it would have come in on anyone's arm.",
      "At the party you've cooked for since Thursday you stay by the stove, and you've got something nice on under the apron.",
    ],
    turn: 'Arranging for everyone else to shine keeps you in the kitchen, dressed for the other room.',
    task: [
      'At the next thing you put on, give the last hour of the work to somebody else, and go out there without the apron before the guests have settled.',
      "Say hello as if you'd just arrived.",
      "It has been awkward for them to toast a kitchen, and with you in the room they'd finally know where to raise their glasses.",
    ],
  },
  Virgo: {
    opening: [
      'The people you love are well looked after and slightly corrected.',
      "To have people in your care is what you live for, and you can feel from the next room that somebody's cold (your Sun in Cancer).",
      "Then your Moon in Virgo comes in with the sweater and notices how they're holding the knife, and it can't settle while that goes on.",
      'They feel wrapped up and gone over in a single minute, and by the same hands.',
    ],
    turn: 'While your arms say come as you are, your eyes have found something about the collar.',
    task: [
      'For one visit this month, let all you notice go unmentioned, and give the person your full attention with your hands in your lap.',
      "Count what you didn't say, if it helps.",
      "It'll make them a little nervous at first, and then they'll do what people do under a kind eye that wants nothing, which is stand up straight.",
    ],
  },
  Libra: {
    opening: [
      "You take your people's side, and then you see the other side's point.",
      "Loyalty isn't a principle to you so much as a reflex, and anyone who hurts one of yours has hurt you (your Sun in Cancer).",
      "But your Moon in Libra can't sleep on an unfair judgment, and by nine or so it's putting the case for the defense.",
      "A cousin calls to be told that she was right, and you do tell her, and then there's a small and honest pause.",
    ],
    turn: 'Loyalty gets there first with you, and fairness comes by later to hear the other side.',
    task: [
      'The next time one of your own needs you on their side, wait a full day before you mention the other one.',
      "When you do mention it, ask first whether they're ready.",
      'Fairness keeps overnight without any trouble, and plenty of people will agree with your cousin, but very few are worth asking on the second day.',
    ],
  },
  Scorpio: {
    opening: [
      "You've got a long memory for kindness, and a longer one.",
      "To belong somewhere means everything to you, and your people get a sort of shelter they won't find twice (your Sun in Cancer).",
      "There's a watch kept on the shelter, since your Moon in Scorpio goes on testing the ones inside, and what it decides is for good.",
      'A person who once forgot you can be fed at your table for eleven years without being asked to sit on the side with the window.',
    ],
    turn: 'You take people in as if for life, and then, for life, you keep an eye on them.',
    task: [
      'Pick one of those on the wrong side of the table and move them, this month, to the seat by the window.',
      "You don't have to announce that it's over.",
      'Somebody will be moved to the good side of the table without ever knowing why, and will like the view.',
    ],
  },
  Sagittarius: {
    opening: [
      "You'd protect the people you love from everything except your honest opinion.",
      'To keep the people you love out of the wind is the point of most of what you do (your Sun in Cancer).',
      'Your Moon in Sagittarius likes wind, and it can only breathe where a thing may be said.',
      "So you've made somebody's favorite noodles because she's had a terrible week, you've put a blanket on her, and now you hear yourself explain, warmly, with your mouth full, what she did wrong.",
    ],
    turn: 'You tuck people in with one hand and open the window with the other.',
    task: [
      'When somebody comes to you in a bad week, ask if they want the blanket or the truth, and leave the other one out until they ask.',
      'Trust yourself to stand it.',
      "People come to you because you've got both, and it's a luxury for them to be allowed to choose.",
    ],
  },
  Capricorn: {
    opening: [
      'You do it all for the people you love, somewhere else.',
      "Providing is what you think of as love, whether it's the extra shift or the list of things to be seen to before fall (your Sun in Cancer).",
      "It's also for your Moon in Capricorn, which finds tenderness a bit undeserved until the day's work is finished.",
      "By then they're asleep, and you stand there in the dark, having provided.",
    ],
    turn: "What you work for is a warm room with everyone in it, and you're hardly ever in the room.",
    task: [
      "Be there one evening this month at the hour when nothing's done, without a list or a plan to get to it afterward.",
      "If you feel useless, you've got it right.",
      'The ones you provide for would give up a good deal of provision for an evening with you in it, awake.',
    ],
  },
  Aquarius: {
    opening: [
      'You organize the reunion, and then you spend it taking the pictures.',
      'Getting them all under one roof matters to you more than it seems to matter to them (your Sun in Cancer).',
      'Under the roof, your Moon in Aquarius turns strange, because so much family at close range makes it feel like somebody who has studied their language.',
      "Afterward there are four hundred photographs of people you adore, and you're in two of them.",
    ],
    turn: 'You work for months to bring everyone close, while on the day you need a lens between you and them.',
    task: [
      'At the next gathering, give the phone or the camera to someone in their teens for an hour and stand in the middle, where you put the others.',
      "You're allowed to look as you feel.",
      "Years from now they'll want to know who brought them all together, and it would be a shame if the answer were a thumb over the lens.",
    ],
  },
  Pisces: {
    opening: [
      'No sad story gets past you without being put up for the night.',
      "You were made to take people in, and you're proud of the extra mattress (your Sun in Cancer).",
      "There isn't a cooler head at home to ask how long, because your Moon in Pisces is already lying awake with the guest's sorrow.",
      'A person who came for one weekend in April may know by July which of the burners sticks.',
    ],
    turn: "Love opens the house, and there's nothing farther back in you that would ever close it.",
    task: [
      "Before the next person gets the mattress, tell them which morning they'll have it until, and tell a friend of yours as well.",
      'The friend is there to ask.',
      'It does a sad person good to have a date to be better by, and the one after them in line will find the bed made up and you with something left.',
    ],
  },
}
