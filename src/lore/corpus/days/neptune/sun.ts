import type { DayThoughts } from '#lore/authored.ts'

export const neptuneToSun: DayThoughts = {
  eases: {
    1: {
      says: [
        "You don't have to insist on anything these weeks for people to be glad you came.",
        'Neptune softens the Sun in your first house, so that you come across as someone who has time.',
        'Animals, children, and people with something on their mind sit down next to you.',
      ],
      task: 'Give somebody your full and friendly attention without telling them anything about yourself.',
    },
    2: {
      says: [
        "What makes you feel rich these weeks can't be bought.",
        'The second-house Sun measures itself by what it has, and Neptune lets it forget to measure for a while.',
        'A view, a voice, or an afternoon with nothing on it counts as income.',
      ],
      task: 'Write down ten things you have that no one could pay you for.',
    },
    3: {
      says: [
        'You say the right thing to somebody without knowing how you knew.',
        "Neptune these weeks gives the Sun in your third house an ear for what's left unsaid between two errands.",
        "The person may remember it for years, and you'll have forgotten it by dinner.",
      ],
      task: "Write to a sibling or a neighbor what you've always found lovely about them.",
    },
    4: {
      says: [
        'Home is a place to dream in again.',
        'With the Sun in this house you like to be somebody there, and Neptune these weeks allows you to be nobody in particular.',
        'Old songs or family stories carry something that you could use now.',
      ],
      task: 'Spend an unhurried hour with an old family photo, song, or recipe, and follow what comes to mind.',
    },
    5: {
      says: [
        'Something wants to be made, and it uses your hands.',
        "Neptune these weeks fills the fifth-house Sun with pictures or tunes, and for once it doesn't ask how it'll look from the outside.",
        'You might be moved by your own work, which is allowed.',
      ],
      task: "Make something in one sitting while music is playing, and don't correct it.",
    },
    6: {
      says: [
        'You may help somebody for an hour and get up rested.',
        'The Sun in your sixth house earns its keep by being useful, and Neptune these weeks takes the earning out of it and leaves the kindness.',
        "The work becomes lighter because it isn't about you.",
      ],
      task: "Do a small useful thing for somebody who'll never find out it was you.",
    },
    7: {
      says: [
        "Somebody may see you as you'd like to be, and it isn't flattery.",
        'Neptune these weeks makes the seventh-house Sun tender, and it finds an answering tenderness in one other person.',
        'You understand each other without finishing sentences, and you feel braver for the rest of the day.',
      ],
      task: "Tell somebody what good you see in them that they haven't seen yet.",
    },
    8: {
      says: [
        'You might let a matter drop in the middle of being right about it.',
        "The Sun in the eighth house keeps careful track of what's been given and taken, and these weeks Neptune blurs the figures in a kindly way.",
        "There's more between you and that person than the account.",
      ],
      task: 'Let go of one old grievance today, and mark it by doing the other person a small favor.',
    },
    9: {
      says: [
        "You trust these weeks that there's a point to it.",
        'Neptune gives the ninth-house Sun back its sense of wonder, which had been worn down by being well informed.',
        'A piece of music or a coastline may say more to you than an argument could.',
      ],
      task: 'Go where you can see far, stay half an hour, and take no pictures.',
    },
    10: {
      says: [
        'What you do for others in public has a meaning you can feel.',
        'The Sun in your tenth house has worked for recognition, and Neptune these weeks shows it whom all that work is for.',
        "Someone you'd never noticed may tell you what you did for them.",
      ],
      task: "Find out how your work, paid or unpaid, has reached one person you've never met.",
    },
    11: {
      says: [
        "You and your friends believe in something, and it's catching.",
        'Neptune these weeks opens the eleventh-house Sun to hopes that are too large for one person.',
        "You don't have to lead, and it's pleasant to be one voice in a choir.",
      ],
      task: 'Join something that people do together, such as singing, planting, or cleaning up a shore, for an hour.',
    },
    12: {
      says: [
        'You may sit still for ten minutes and not notice that you have.',
        "The Sun in the twelfth house doesn't mind being unseen when Neptune keeps it company, as it does these weeks.",
        "An answer you've looked for among people may come while you're looking at the ceiling.",
      ],
      task: 'Lie down for twenty minutes in the middle of the day with no music and no phone.',
    },
  },
  presses: {
    1: {
      says: [
        "You aren't sure who you are these weeks, and people see whatever they like in you.",
        "Neptune blurs the Sun in your first house, and your usual outline won't hold.",
        "It's tiring to be taken for someone else, though it shows you how much of the outline was habit.",
      ],
      task: "Tell three people plainly what you want, even if it's only where to sit.",
    },
    2: {
      says: [
        'Money slips away, and so does your pride in handling it.',
        'The second-house Sun would like to be someone who has it all under control, so under Neptune it looks away these weeks instead.',
        'The hole is probably small and has a name.',
      ],
      task: "List every automatic payment you've got, and stop the one you would forgotten.",
    },
    3: {
      says: [
        "People near you don't understand what you mean, and they're sure that they do.",
        'Neptune these weeks puts a mist around what your third-house Sun says, so a hint turns into a promise at the other end.',
        "Clear words feel almost rude at the moment, and they're what's needed.",
      ],
      task: 'Say the same thing twice to somebody, the second time in half as many words.',
    },
    4: {
      says: [
        "It isn't clear at home who's responsible for what, or even who lives there.",
        'The Sun in your fourth house wants to be proud of its family, and Neptune these weeks has you covering for somebody.',
        "It's kind of you, and it keeps the matter from being solved.",
      ],
      task: "Leave one household or family matter to the person it belongs to, and don't remind them.",
    },
    5: {
      says: [
        "You may be planning a life around somebody's profile picture, or around your own talent.",
        'Neptune these weeks supplies the fifth-house Sun with stage lighting.',
        "It's a pleasure while it lasts, and anyone who asks a practical question gets treated as an enemy of it.",
      ],
      task: 'Ask the practical question about your dream yourself, and answer it in one line.',
    },
    6: {
      says: [
        'You may sharpen four pencils and write nothing.',
        "The Sun of your sixth house wants to be of use to everyone, and Neptune these weeks doesn't tell it where everyone ends.",
        'You may be tired in a way that more effort makes worse.',
      ],
      task: 'Pick the smallest thing on the list, finish it, and lie down for a quarter of an hour.',
    },
    7: {
      says: [
        "Somebody may turn out not to be the person you'd seen in them.",
        'Neptune these weeks dissolves a picture that your seventh-house Sun had of another person, and of itself in their eyes.',
        'The real one has been standing there all along, and may be quite nice.',
      ],
      task: "Ask someone close what you've never asked because you thought you knew the answer.",
    },
    8: {
      says: [
        "You may say yes to somebody because you feel that you owe them, and you couldn't say what.",
        'The eighth-house Sun takes its debts seriously, and Neptune these weeks sends it one without a figure on it.',
        'People can make use of that, even without meaning to, since you say yes to nearly anything.',
      ],
      task: "Ask the person directly whether there's anything they're waiting for from you.",
    },
    9: {
      says: [
        'The belief that gave your life a direction has gone out of focus.',
        "Neptune these weeks makes the Sun in your ninth house doubt its guide, whether that's a book or a person or a plan to go away.",
        "You don't have to replace it at once, and you can get a good distance on curiosity.",
      ],
      task: 'Do one thing your belief used to lead you to do, and see if it still feels right without the belief.',
    },
    10: {
      says: [
        'Somebody may praise you for something that you no longer want.',
        'The tenth-house Sun needs a mountain in front of it, and Neptune these weeks has covered the mountain.',
        "Others may praise you for things that don't interest you anymore.",
      ],
      task: 'Choose a goal so small that it could be reached this week, and tell nobody why.',
    },
    11: {
      says: [
        'You give a lot to a group and get lost in it.',
        'Neptune these weeks makes the Sun in your eleventh house believe in everyone, including those who are mainly glad to have you do it.',
        "The cause may still be good, and it won't come to harm if you sit down.",
      ],
      task: 'Miss one gathering, and note who asks how you are as opposed to where you were.',
    },
    12: {
      says: [
        'You may have to be called twice.',
        'The twelfth-house Sun slips away easily, and Neptune these weeks makes slipping away very pleasant.',
        'Rest and hiding look alike from outside, but you can feel the difference, since only one of them ends by itself.',
      ],
      task: 'Spend half an hour somewhere with people in it, doing nothing special, and let yourself be seen.',
    },
  },
}
