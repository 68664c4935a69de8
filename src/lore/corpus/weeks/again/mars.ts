import type { WeekThoughts } from '#lore/authored.ts'

export const marsWeeksAgain: WeekThoughts = {
  eases: {
    '1': {
      asks: "What do you leave out because you're afraid of sounding rude?",
      turns:
        'You may say something in half the usual words and find that people are relieved. Nobody seems to have missed the cushions.',
      answers:
        "You leave out the middle of the sentence, where the meaning is. Put it back the next time you say no, keep your voice warm, and don't explain yourself afterward.",
    },
    '2': {
      asks: 'Which question about money would pay for itself?',
      turns:
        'You may ask what something costs, or what you could be paid, without blushing, and the figure is well within reach.',
      answers:
        "You'd gain by asking about the fee, the rate, or the refund that you've never asked about. Make that one call this week, and put a small part of what you gain into something you enjoy.",
    },
    '3': {
      asks: 'Which complaint could be over in a minute?',
      turns:
        "You may come face to face with somebody and say it before you've had time to prepare, and that's the end of it.",
      answers:
        "You could be rid of the smallest complaint in a minute, the one you'd be embarrassed to write down. Say it to the person the next time you see them, in one sentence, and then talk about something else.",
    },
    '4': {
      asks: 'What would you start on at home if you had strong arms for a day?',
      turns:
        "You may look at one room and see a weekend's work where you used to see a problem. You have the energy for it, and you know the first step.",
      answers:
        "You'd start on the room that's kept as it was for no one. Carry out whatever shouldn't be there, and wait with the fine decisions until you've slept on them.",
    },
    '5': {
      asks: "What would you love to win, if it didn't count?",
      turns:
        "A game or a race may bring out more in you than you'd expected, and you may like the look of yourself in it.",
      answers:
        "You'd love to win at something with clear rules and a short evening. Put your name down for one round, and decide beforehand that you'll enjoy losing it, too.",
    },
    '6': {
      asks: "What do you do all morning to avoid the one thing that's due?",
      turns:
        "You may get to it early for once, and it turns out to be an ordinary size. You've spent more on avoiding it than it takes to do.",
      answers:
        "You tidy, you answer, and you prepare, and all of it is useful. Begin the day with the other thing for three days, before you've looked at a message, and see what your mornings are like.",
    },
    '7': {
      asks: 'Who would like you better if you argued with them?',
      turns:
        "You may contradict somebody and get a laugh and some respect for it. They may have been wondering where you'd gone.",
      answers:
        "The person who gives you straight answers and gets polite ones would like you better. Disagree with them once this week, in good spirits, and ask to be told where you're wrong.",
    },
    '8': {
      asks: 'What could be solved if one of you named a figure?',
      turns:
        "One of you may get impatient and say what everybody has been thinking. It isn't settled by that, but it has started to move.",
      answers:
        "You could solve the money question, and probably in less time than you've spent not mentioning it. Name an amount and a date that you could live with, and ask what they'd change.",
    },
    '9': {
      asks: 'What would you do first if you left tomorrow?',
      turns:
        "You may feel ready to go before you've read one more page about it. You can learn most of what you'd need on the first day.",
      answers:
        "You'd find out how little you need. Choose a small version of it for this month, book the first night or the first lesson, and learn the rest there.",
    },
    '10': {
      asks: 'What do you want that you only mention as a joke?',
      turns:
        "You may say it in a plain sentence to somebody who could help, and it sounds better than you'd feared.",
      answers:
        'You want something larger to be in charge of. Say so once, without a smile, to the person who could give it to you, and let it stand.',
    },
    '11': {
      asks: 'Which plan has everybody said yes to and nobody moved on?',
      turns:
        "Somebody may bring it up again with shining eyes, and you're the only one who looks at a calendar.",
      answers:
        "The plan that's been a good idea for a year is the one. Choose a date and a place, tell the others that it's settled, and let them complain about the hour.",
    },
    '12': {
      asks: "What would you finish if nobody asked how it's going?",
      turns:
        'You may get further in one quiet hour than in a week of telling people about it. You may want to keep it to yourself for a while.',
      answers:
        "You'd finish the thing that's had more advice than work. Stop reporting on it until it's done, and give it the hour in which you'd usually discuss it.",
    },
  },
  presses: {
    '1': {
      asks: 'What did you hear when that person offered to help?',
      turns:
        "Somebody may mean well, and you're halfway through a sharp answer before you notice that they only held something open for you.",
      answers:
        "You heard that you couldn't do it, and they'd said nothing of the kind. Take the next offer of help, whatever it is, and see that you lose nothing by it.",
    },
    '2': {
      asks: 'Which of your purchases were really an answer to somebody?',
      turns:
        "You may order something large within an hour of being turned down. It seems very reasonable while you're doing it.",
      answers:
        'Your expensive purchases were the answers, and the person you were answering never saw the bill. Sleep a night before you buy anything in that mood, and answer the person with a sentence.',
    },
    '3': {
      asks: 'What would you write if you waited until after lunch?',
      turns:
        "You may send an answer that's brilliant and unkind, and have an apology to write before the evening.",
      answers:
        "You'd write something half as long that doesn't have to be taken back. Type the first answer where it can't be sent, do something else for an hour, and then write the second.",
    },
    '4': {
      asks: 'What does everyone at home want to have to themselves?',
      turns:
        "Voices may be raised over dishes or noise among people who haven't been alone all day.",
      answers:
        'You all want an hour that nobody can interrupt. Give each person one, yourself included, and put the times where they can be seen.',
    },
    '5': {
      asks: 'What are you really trying to win?',
      turns:
        "You may look up from a game and see that you're the only one who's fighting. It's hit you harder than a game deserves.",
      answers:
        "You're trying to win something that the game can't give you, such as being taken seriously. Ask for that where it counts, and let yourself be bad at cards.",
    },
    '6': {
      asks: "Who would be surprised to hear that you're hurrying for them?",
      turns:
        "You may rush something and have to do it twice. If you look around for who's waiting, there may be nobody.",
      answers:
        "The person you're hurrying for would be surprised, since they never asked for it. Work for one day at the speed at which you make no mistakes, and compare.",
    },
    '7': {
      asks: "Which of you would be angry if the other weren't?",
      turns:
        "You may be the loud one while the other person stays calm, and they may be able to stay calm because you're loud for both.",
      answers:
        "Each of you would be angry anyway, about much the same thing. Say yours quietly and ask for theirs, and don't go on until you've heard it.",
    },
    '8': {
      asks: 'What would be left to fight about if you divided it today?',
      turns:
        "You may see that you've both spent more on fighting over it than it's worth. You also both know what a fair half would be.",
      answers:
        "You'd be left with the question of who was right, and not much else. Offer the division first, let them have the last word, and be done with it by the weekend.",
    },
    '9': {
      asks: 'What are you trying to prove, and is anyone asking?',
      turns:
        'You may be right on every point and lose a good evening by it, or a bit of a friendship.',
      answers:
        "You're trying to prove that you know what you're talking about, and the other person may never have doubted it. Let them keep their view, and put your energy where something gets decided.",
    },
    '10': {
      asks: 'What would you do with your strength if nobody gave you orders?',
      turns:
        'Somebody above you may ask for something small, and you feel it as something large. You could spend the whole day resisting it.',
      answers:
        "You'd do something of your own with it, and they couldn't stop you. Choose one decision that's worth a fight, bring a proposal, and do the rest as asked.",
    },
    '11': {
      asks: "Which of the group's battles would you drop if somebody else took it?",
      turns:
        'Something may need saying to the person in charge, and the others look at the table until you open your mouth.',
      answers:
        "You'd drop most of them, and gladly. Before the next one, ask two people to say their part, and don't open your mouth until they have.",
    },
    '12': {
      asks: "Who'd be surprised to learn that you're angry?",
      turns:
        "Your jaw may be tight all day, or you shut a cupboard harder than it needs. You know quite well whom it's about.",
      answers:
        "Nearly everyone would be surprised, and the person it's about most of all. Take a fast walk or do some hard work first, and then say the part that's left.",
    },
  },
}
