import type { WeekThoughts } from '#lore/authored.ts'

export const marsWeeks: WeekThoughts = {
  eases: {
    1: {
      asks: 'How direct can you be before anyone takes offense?',
      turns:
        "You may turn down a stranger's pitch or walk to the front without a glance at the others, and nobody seems to find it rude.",
      answers:
        "You can be a good deal more direct than you've dared to be. Skip the smile and the explanation the next time you refuse, and keep your voice friendly, because that's all people were asking for.",
    },
    2: {
      asks: 'What could you earn or save if you were willing to ask?',
      turns:
        'A price may come down or a fee go up because you raised it without blushing, and the whole conversation is over sooner than the dread of it.',
      answers:
        'You could gain about one more payment a year, for every question you now swallow. Ask about a fee, a refund, or a rate each month, and treat it as part of taking care of your money.',
    },
    3: {
      asks: 'What could you settle on the spot and stop carrying around?',
      turns:
        "A neighbor or a brother or sister may start on an old subject, and for once your reply arrives while you're both still standing there.",
      answers:
        "You could settle the small complaints, before they've had a night to grow. Say them in person and in one breath, and save the long message for matters that are long.",
    },
    4: {
      asks: 'Which part of your home have you been meaning to change for years?',
      turns:
        "Home gets a burst of strength from you. You can lift, dismantle, or clear out a thing in an hour that's been in the way for a year, and anyone within earshot comes to see what the noise is.",
      answers:
        "You've been meaning to change the room that still serves somebody's old plans. Empty it while you feel like lifting, and decide about the color or the furniture when you're tired.",
    },
    5: {
      asks: 'Where could you compete and enjoy it?',
      turns:
        "In a game, a contest, or a bit of flirting you're likely to play at full strength, and your opponent plays better because of it.",
      answers:
        "You'd enjoy it in anything that has rules and an end and changes nothing in the rest of your life. Sign up for one round where losing would cost you nothing more than the evening.",
    },
    6: {
      asks: 'Which task would make the rest of your day easy if you did it first?',
      turns:
        "A stubborn piece of work, or the workout you've put off, may be behind you while others are still reading their messages.",
      answers:
        "You'd have an easy day after the task you usually write at the bottom of the list. Begin with it on three mornings out of five, and you'll stop being tired from avoiding it.",
    },
    7: {
      asks: 'Who is at their best when you push back?',
      turns:
        'An argument with one person may turn out to be a pleasure. You both say the strong version, neither of you sulks, and you leave with a better plan than the two you came with.',
      answers:
        "The person you've been handling with care for no reason is best when you push back. Tell them straight what you think of their next idea, and ask them to do the same with yours.",
    },
    8: {
      asks: 'Which shared problem could you solve by moving first?',
      turns:
        'You may bring up a matter that both sides have been stepping around, and it turns out to be easy. The other person is relieved that somebody finally opened the envelope.',
      answers:
        'You could solve the question of money, where each of you was waiting for the other to be embarrassed. Suggest an amount and a day, and let them change one of the two.',
    },
    9: {
      asks: 'How far would you go if you skipped the preparations?',
      turns:
        "You could set out before you're ready, and it would work. A long ride, a first lesson, or a talk with a person of firm opinions can leave you livelier than the research ever did.",
      answers:
        "You'd go farther than your reading has taken you. Choose the trip or the course you know least about, and let the first day teach you what to bring.",
    },
    10: {
      asks: "What would you go after if ambition didn't embarrass you?",
      turns:
        'Someone who decides things may ask you what you want next, and you hear yourself answer without a joke.',
      answers:
        "You'd go after the larger task, with your name on it. Say you want it to the person who gives it out, and mention the joke version to nobody.",
    },
    11: {
      asks: 'What are your friends waiting for someone to start?',
      turns:
        'Your push is what the group lacked. If you name a place and an hour, four people may say yes within minutes, and it comes out that each of them had wanted this since spring.',
      answers:
        'Your friends are waiting for the plan that everyone praises and no one calls about. Make the reservation and announce it, and leave the complaints about the hour to those who had none to suggest.',
    },
    12: {
      asks: 'What could you get done if no one knew you were trying?',
      turns:
        "Working alone and unannounced, you may get further than you have in weeks. There's nobody to fight and nobody to impress, and the strength that goes into both is free for the job.",
      answers:
        "You could finish the project that people keep giving you advice about. Stop reporting on it for a month, and let them hear of it again when it's done.",
    },
  },
  presses: {
    1: {
      asks: "What makes you look for a fight before you've sat down?",
      turns:
        "A person may offer you a hand with your bag or correct your name, and you answer as if they'd pushed you, with several people looking on.",
      answers:
        "You look for a fight when you're treated as though you couldn't manage. Let the next helpful stranger help, because most of them have no opinion at all of your strength.",
    },
    2: {
      asks: "Which purchases do you make because you're angry?",
      turns:
        "You may be turned down or kept waiting somewhere, and within the hour you've ordered a large and costly thing with the feeling of having won.",
      answers:
        "You buy the things that show somebody you can afford them. Wait a night before you buy anything that begins with a clenched jaw, and you'll keep most of that money.",
    },
    3: {
      asks: 'What happens when you answer a message in the first minute?',
      turns:
        "A few words get your blood up. They may come from down the hall or in a thread where you'd only been reading, and your answer is half written before you've understood the question.",
      answers:
        "You win the exchange and lose the person for a week. Write the first answer, delete it, and send the one that comes to you while you're doing something else.",
    },
    4: {
      asks: 'What are the raised voices at home really about?',
      turns:
        'A quarrel breaks out over a thing nobody cares about. It may be the volume or who moved the scissors, and everyone at home takes a side with surprising speed.',
      answers:
        "People at home shout for want of room to be alone, which none of you gets enough of. Agree on an hour a day when each of you can shut yourself away and isn't asked for anything.",
    },
    5: {
      asks: 'Why does losing a small game ruin the whole evening for you?',
      turns:
        'You may be playing when it stops being play. A rule is bent, or someone else is admired for what you do better, and you hear a tone in your voice that belongs to a larger matter.',
      answers:
        'A game is the only place where you let yourself want to win. Want something openly in the rest of your life, and the game will feel like a game again.',
    },
    6: {
      asks: 'Whose pace have you been working at?',
      turns:
        'Somebody may hurry you, so that a job has to be done twice. The person beside you goes on at half that speed, does it once, and is done at the same time.',
      answers:
        "You've been working at somebody else's pace, and they may not even have noticed. Work at your own for one whole day, and count what you've finished at the end of it.",
    },
    7: {
      asks: 'Which of you two is actually angry?',
      turns:
        "One person provokes you, or you'd swear they do. They may say a mild thing in an irritating way, you get loud, and afterward they're perfectly calm while you look for an apology.",
      answers:
        "You're both angry, and you're the one who shows it. Ask them directly what they didn't like, before you get loud on behalf of the two of you.",
    },
    8: {
      asks: 'What are you fighting over that belongs to both of you?',
      turns:
        'Neither of you may want to let go first. It may be a deposit or a promise made in better times, and each of you is spending more on holding it than it would bring.',
      answers:
        "You're fighting for the last word, since the thing itself could be divided in ten minutes. Offer the division and give them the last word along with it.",
    },
    9: {
      asks: 'Whom do you want to convince, and of what?',
      turns:
        'You may find yourself in an argument about a principle with a person who came for a pleasant evening. Your facts are good, and with each of them they move an inch farther away.',
      answers:
        "You want to convince everyone who ever lectured you, and you're talking to one person who didn't. Leave this person their opinion, and take your case to a place where it's voted on or paid for.",
    },
    10: {
      asks: 'What do you want to prove to the people above you?',
      turns:
        "You may collide with somebody who has a say, in front of others. It's over a detail, and even if you're right, what people remember is how quickly it got hot.",
      answers:
        "You want to prove that you can't be ordered around, which they knew. Choose one decision you really want changed and bring it up calmly, in private, with your own proposal ready.",
    },
    11: {
      asks: "Why are you the one who fights the group's battles?",
      turns:
        "Someone in the group may be treated unfairly, and you stand up. The others agree with you afterward, one at a time and quietly, and you've been alone in the quarrel all along.",
      answers:
        "You're quick to speak, and they've learned to wait for it. Ask two of them beforehand to say a sentence each the next time, and stay in your seat until they have.",
    },
    12: {
      asks: "Where does the anger go that you don't show?",
      turns:
        "You're stiff and tired, and you couldn't say what happened. Then a trifle, a jar lid or a slow page, may bring up a rage that would fit a much bigger offense.",
      answers:
        "Your anger goes into your jaw and your sleep. Walk fast and alone while you say out loud what you'd never say to the person, and most nights there'll be nothing left to grind.",
    },
  },
}
