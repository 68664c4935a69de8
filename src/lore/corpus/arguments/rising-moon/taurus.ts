import type { Argument } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const taurusRising: Record<Sign, Argument> = {
  Aries: {
    opening: [
      "Your calm is real, and it's about an inch deep.",
      "Other people see someone who lets the long story finish and doesn't mind the wait (Taurus rising), and they slow down around you without knowing why.",
      'Under that inch your Moon in Aries has been on its feet since the second sentence, wanting to say no or get out into the air.',
      'You can sit through a two-hour neighborhood meeting with a pleasant face and then come home and lose your temper at a zipper.',
    ],
    turn: 'What your face agreed to sit through, your temper has been trying to leave since the beginning.',
    task: [
      'In the next long conversation that wears you out, object once in the first fifteen minutes, mildly, to something small.',
      "It lets out a little of the pressure while there's still a choice of how much.",
      'Anyone who sees you afterward gets somebody calm all the way down, and the zipper will hold.',
    ],
  },
  Taurus: {
    opening: [
      "Nobody can get you to do what you don't want to, and that includes you.",
      "You're easy to sit beside, you don't hurry, and people take you for content (Taurus rising).",
      "With your Moon in Taurus, too, there's no restless self behind the placid one, and an arrangement feels right mostly because it's yours.",
      "So you can order the same dish at the same place for two years after you've stopped liking it, and recommend it to friends.",
    ],
    turn: 'You look settled and you feel settled, which makes it hard to notice when a thing has stopped being good.',
    task: [
      "Once this month let somebody else order for you, or pick the route or the movie, and don't ask what the choices were.",
      "You're allowed to dislike it.",
      'A friend who has been hearing the same recommendation for years would be proud to have found you something better.',
    ],
  },
  Gemini: {
    opening: [
      "By two in the afternoon, behind that peaceful face, you're bored.",
      "People pull up next to you because you're restful, since you don't fidget and you never seem to want to be elsewhere (Taurus rising).",
      'Nothing above the neck is sitting still, though, because your Moon in Gemini needs something new to turn over every few minutes or it starts to feel shut in.',
      'You can lie motionless in a hammock with one ear on the neighbors and three articles open on your stomach.',
    ],
    turn: 'Everything that can be seen of you is at rest, and the rest of you has left for somewhere with more to talk about.',
    task: [
      "Pass on one of the thoughts you'd usually keep behind a peaceful face, at the moment it arrives, to the person sitting closest.",
      "It doesn't need to lead anywhere.",
      "The people who come to you for quiet would stay longer for the conversation, and there's room for two in most hammocks.",
    ],
  },
  Cancer: {
    opening: [
      "People bring you their worst news because your face doesn't move.",
      'You listen, and you put some food in front of them, and they leave believing that nothing shakes you (Taurus rising).',
      'It all gets in, and with your Moon in Cancer it gets in to stay, including a tone of voice from last Thursday that no one else would remember.',
      'Your own bad weeks can be read only in the freezer, which fills up with labeled containers.',
    ],
    turn: 'What shows is someone nothing can shake, and the shaking gets done later, at the stove.',
    task: [
      'When you next cook or clean your way through a mood, call it by its right name to one person, even if the name is only "off."',
      "They don't have to do anything about it.",
      'It gives the people who bring you their news a chance to show up with a container.',
    ],
  },
  Leo: {
    opening: [
      'When you tell people not to go to any trouble for you, they believe it.',
      'You seem so easily pleased, with a patch of shade and something good to eat, that making a fuss over you would look silly (Taurus rising).',
      'Your Moon in Leo would adore a fuss, and it wants the kind that took planning, with your name on it and no expense of thought spared.',
      'You thank people warmly for the sensible gift, and you put it away a bit too neatly.',
    ],
    turn: 'The person who wants so little in public goes home hoping somebody saw through it.',
    task: [
      'Before the next occasion of your own, big or small, ask for a fuss in so many words, and say what kind.',
      'Offer no way out of it.',
      "Everyone who's fond of you has been holding back on your instructions, and they know exactly how much trouble they'd like to go to.",
    ],
  },
  Virgo: {
    opening: [
      'The most relaxed person in the park has counted the forks twice.',
      'Others unwind around you because you seem to have nowhere better to be (Taurus rising).',
      'Your Moon in Virgo has a list, though, and it finds peace by working its way down, from the sunscreen to what you said on the way over that may have come out wrong.',
      "You lie on the grass with your eyes shut, and if a friend asks what you're doing, the honest answer is checking.",
    ],
    turn: "You lie down with everybody else, and then you're up again in your head, going over the whole afternoon.",
    task: [
      "The next time you're resting and checking at once, say the item out loud and let the nearest person answer it.",
      'Most of them take one word.',
      "The others have been relaxing on your account all this while, and they'd count a few forks for you.",
    ],
  },
  Libra: {
    opening: [
      "People get you to agree with them, and then they find out that you haven't moved.",
      "In conversation you're all welcome, because your Moon in Libra can't enjoy a disagreement, and every suggestion is called a good one.",
      "What follows has the pace of the ground itself (Taurus rising), and nothing you've been talked into has ever quite been done.",
      "A friend who heard that her color would look lovely in your hallway may still check, each time she comes by, whether you've painted.",
    ],
    turn: 'The yes keeps the visit pleasant, while the no goes on quietly for years after the visitor has left.',
    task: [
      "Take one suggestion you've praised and never meant to follow, and say so to the person who made it, with thanks.",
      'Tell them what you like about things as they are.',
      'A friend who brings you ideas will know which ones to keep bringing, and can come down your hallway without looking at the walls.',
    ],
  },
  Scorpio: {
    opening: [
      'Everybody is comfortable around you, but you trust about three of them.',
      "You're soothing and you've got time for people, so it hardly occurs to them that they're being looked over (Taurus rising).",
      'Your Moon in Scorpio takes a long time to be sure of anyone and then wants all of them, and a small betrayal is filed under the date.',
      "There can be twelve people at your table, passing plates, of whom nine couldn't say what you've lost sleep over this year.",
    ],
    turn: 'Everybody gets fed at your table, and very few ever learn what you thought of them.',
    task: [
      "Pick a likely fourth and let them see one thing that isn't ready to be seen, an untidy week or a plan that might fail.",
      'Watch what they do with it for as long as you like.',
      'Someone who has been comfortable with you for years gets to find out that the table goes back farther than they thought.',
    ],
  },
  Sagittarius: {
    opening: [
      "Nobody takes you for a person who'd ever leave.",
      "People plan around you as they'd plan around a tree, and you do stay where you're put, enjoying the view (Taurus rising).",
      "Nobody guesses at the other habit, which is your Moon in Sagittarius looking up what it costs to go, with rooms and one-way fares to places you couldn't find last year.",
      "It's done in the most comfortable seat you own, after eleven, and in the morning you water the tomatoes.",
    ],
    turn: "By day you're what stays put for everyone, but by night you're pricing the exits.",
    task: [
      'Buy one ticket this month, for a bus or a train or whatever gets you an hour farther than usual and home by dark.',
      'Go on an ordinary day, with no reason to give.',
      "The people who've always found you in the same spot may ask to come, and they'll see the view from your end.",
    ],
  },
  Capricorn: {
    opening: [
      "You can't lie down in the sun until you've worked out whether you earned it.",
      'Pleasure suits you in public, where you take second helpings and your time (Taurus rising).',
      'Alone you run a stricter house, because your Moon in Capricorn feels safe when something has been put by and uneasy while anything is owed.',
      "A free Saturday has to be paid for on Friday night, and by the time you stretch out in the sun you've set an alarm.",
    ],
    turn: "You could teach anybody how to enjoy a day, but you make yourself pass an exam before you're given one.",
    task: [
      "Have something this month that you haven't worked for, a nap or the better seats, and have it on a day when the dishes are still in the sink.",
      'Leave the alarm off.',
      'The friends who learned to stretch out by watching you will see that you meant it for yourself as well.',
    ],
  },
  Aquarius: {
    opening: [
      "You're the warmest spot in the room to sit and the hardest one to stay in.",
      'People settle next to you and slow down, and you seem made for long Sundays with everyone you know (Taurus rising).',
      "But your Moon in Aquarius can't think with so much affection leaning on it, and after three hours it wants a horizon and nobody's knee.",
      "That's why taking the trash out at your house takes a quarter of an hour.",
    ],
    turn: 'You gather people in like that, and then you stand on the far side of the yard to be able to go on liking them.',
    task: [
      "At the next long get-together, tell them at the start that you'll be going off for half an hour in the middle, and go without an errand.",
      'Come back when you said.',
      'Everybody gets a longer Sunday out of you, and the ones who saw you leave with the trash can stop wondering what they did.',
    ],
  },
  Pisces: {
    opening: [
      'You compare the price per ounce, and then you give your umbrella to a stranger.',
      "People hand you what mustn't be dropped, since you look as though you've got both feet on the ground and count your change (Taurus rising).",
      'Your Moon in Pisces has never counted anything, and it goes under at the first sad face.',
      "You'll have walked home in the rain before you think of the two dollars you saved on rice.",
    ],
    turn: 'You hold on to everything with both hands until somebody looks unhappy, but then your hands are open.',
    task: [
      "Settle on a sum for this month, money or hours, that's there to be given away on impulse, and enjoy handing it over.",
      "When it's gone, say you're out till the first.",
      'The next stranger still gets an umbrella, and those who rely on you will find that the one by the entrance is still there.',
    ],
  },
}
