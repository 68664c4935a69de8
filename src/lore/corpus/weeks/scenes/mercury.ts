import type { WeekScenes } from '#lore/authored.ts'

export const mercuryScenes: WeekScenes = {
  eases: {
    1: {
      eases:
        "If you ask one more question than is polite, a stranger may light up. They're likely to remember you as good company, although you said almost nothing.",
      presses:
        "If you open with your usual story, the talk may never quite recover. It's possible that they were about to ask you something.",
      later:
        "You may leave a talk knowing a great deal about somebody and having said almost nothing. That's when people call you interesting.",
    },
    2: {
      eases:
        "You may explain your specialty once more to somebody who takes it seriously. If they ask what you charge, it's good to have a figure ready.",
      presses:
        'Somebody may thank you warmly for an hour of free advice and then pay somebody else. You taught them what to ask for.',
      later:
        'If you say what an hour of your advice costs, the other person may reach for a calendar.',
    },
    3: {
      eases:
        'You may write two lines and delete the other eight. The answer comes back friendly and just as short.',
      presses:
        "You might tell a third person about the misunderstanding, in detail. It would take less time to tell the one it's with.",
      later:
        "You might hear how the other person has been describing the same muddle. It's possible that you're both being very careful, about nothing much.",
    },
    4: {
      eases:
        "An old photo may turn up, and somebody remembers the name of the person in it. The story that goes with it is shorter than you'd imagined.",
      presses:
        'You may ask a question about the past, and the subject is changed with great skill. Now you know which part nobody tells.',
      later:
        "You might ask one more relative, who tells the story differently, and now you've got the outline.",
    },
    5: {
      eases:
        'You may talk nonsense with someone for half an hour, and you both feel clever. Neither of you could repeat a word of it.',
      presses:
        "Somebody may take your nonsense seriously, and you start to defend it. Within minutes it isn't fun, and it isn't even nonsense.",
      later:
        "You might make time for somebody who's good at talking nonsense, and you come home in a better mood.",
    },
    6: {
      eases:
        "You might set one reminder and feel lighter right away. A date takes up more room in your head than you'd think.",
      presses:
        "You remember a small duty at the worst possible hour, and there's nothing you can do about it then. Your mind keeps it because nothing else does.",
      later: 'You may put one more thing in writing, and your head is a bit quieter for it.',
    },
    7: {
      eases:
        "Someone may let you finish, and in your last sentence you hear what you think. They didn't add a word.",
      presses:
        "You're given a solution before you've gotten to the problem. It may even be right, and you still don't know your own mind.",
      later:
        "You might take something undecided to the person who listens, and you've decided it before they answer.",
    },
    8: {
      eases:
        'The two of you may look up what was agreed, and it takes a minute. After that the conversation turns to other things.',
      presses:
        "You may each remember the arrangement in your own favor, in detail. Nobody has to be lying for that, as long as there's nothing to check it against.",
      later:
        "You and the other person may laugh about how differently you'd each remembered things. It'd be easy to settle them now, while you're laughing.",
    },
    9: {
      eases:
        "Somebody may explain a hard thing to you with two coins and a napkin. You'd understand a good deal more with a teacher like that.",
      presses:
        'You may open a book on it, and the first page brings back a classroom. You may never have been bad at the subject, only badly taught.',
      later:
        "You may understand the next chapter on the first try, and begin to suspect that you aren't bad at this.",
    },
    10: {
      eases:
        'If someone asks what you do, you may answer without thinking, in one plain sentence, and they may want to know more.',
      presses:
        "You might describe your work for five minutes, and you're told that it sounds busy. The interesting part was in the fourth.",
      later: 'If you use the short description again, somebody may remember it the next day.',
    },
    11: {
      eases:
        "You might quote one person to another and be asked who that is. It could surprise you that they've never met.",
      presses:
        "You may spend an evening as the only thing two people have in common. They'd probably get along without you, given a start.",
      later:
        "You may mention one friend's problem to another, who solved that very problem last year. You're only in the way.",
    },
    12: {
      eases:
        "You may write a page that nobody's going to see, and halfway down it stops being polite. The last line is the one you needed.",
      presses:
        'You may start writing for yourself and begin to explain your reasons to an imaginary reader. Their objections take up most of the page.',
      later:
        "You might read over the page you wrote, and you still mean it, and you don't show it to anyone.",
    },
  },
  presses: {
    1: {
      eases:
        'You may say what you liked before you ask, and you get a real answer. The question was the same one as always.',
      presses:
        "If you ask why, only out of interest, the other person's face may close. You may have seen that before and not known what you did.",
      later:
        "If you say what you liked before you ask anything, the other person may open up as if you'd paid them.",
    },
    2: {
      eases:
        "You might look the figure up once, and it's what you remembered. You close the page and, to your surprise, leave it closed.",
      presses:
        "You may add the numbers in a different order, in case that helps. They tend to come out the same, and you don't feel any safer.",
      later: 'A small difference may turn up in your accounts, and you let it be.',
    },
    3: {
      eases:
        "Someone may ask how you are and put the phone down to listen. You'd like more of this and fewer of the others.",
      presses:
        "You may tell someone that the two of you really must meet soon. It's possible that you've both been saying so for a year.",
      later:
        "A person you're fond of may get the whole of your attention for ten minutes. It does both of you more good than an hour of half of it.",
    },
    4: {
      eases:
        'Two people at home may turn out to agree, to their own surprise. Some arguments are only about the wording.',
      presses:
        'You might hear that everything has been settled, and that you were there. You remember the conversation, and you remember it differently.',
      later: 'You may agree on the matter again, out loud, and this time somebody writes it down.',
    },
    5: {
      eases:
        "You may say yes to something and leave it at that for an evening. It's good, and you don't ask whether another would've been better.",
      presses:
        'You may read one more review, and your first choice looks shabby. You liked it ten minutes ago.',
      later: "You may take the first thing that pleases you, and you don't look at the others.",
    },
    6: {
      eases:
        'An hour may pass without a message, and it feels oddly long. You get through more than you did all morning.',
      presses:
        "You may check if anyone has written, and since you're there you answer three of them. Nobody needs to interrupt you for that.",
      later:
        'If you put the phone somewhere else for an hour, you may find that nobody has missed you.',
    },
    7: {
      eases:
        "The person you've been arguing with in your head may say something kind. You have no reply prepared for that.",
      presses:
        'You may win the argument in the shower, with excellent points. The other person would probably have said something else.',
      later:
        'If you run into the real person, they may be friendlier than the one in your head, and have no idea that you were arguing.',
    },
    8: {
      eases:
        'Somebody may hint, and this time you ask what they mean. They seem glad that one of you did.',
      presses:
        "You might both come close to the fact and then talk about something else. It's polite, and it can go on like that for months.",
      later:
        "You're on the phone, and there's a pause in which either of you could say it. The pause is longer than usual.",
    },
    9: {
      eases:
        'Your favorite opponent laughs at their own argument before you can. You like each other, and you tend to forget that.',
      presses:
        "You look up one more figure so that you'll have the last word. The person you'd use it on has already gone to sleep.",
      later:
        "You may ask your opponent how they got to their view, only to gain time. It's a good story, and you lose your place.",
    },
    10: {
      eases:
        "A plain sentence of yours may get repeated word for word. It could be one that you nearly leave out because it isn't clever.",
      presses:
        'A good line of yours may make the rounds without your name and without your reason. People have kept the joke and dropped the point.',
      later:
        "A plain remark of yours may come back to you word for word. It doesn't have to be clever to do the job.",
    },
    11: {
      eases:
        "Someone may ask what you think yourself and wait for the answer. It's a rarer question than it should be.",
      presses:
        'You may hear two versions of the same story before lunch, and you nod at both. Each of them now believes that you agree.',
      later:
        "You may get through a meal without hearing a word about anybody who isn't there. You hadn't known how restful that would be.",
    },
    12: {
      eases:
        "You may notice that you've been thinking of something else for an hour. The old conversation can apparently end by itself.",
      presses:
        "You might stand at the sink and say out loud what you should have said then. It's very good, and it's two years late.",
      later:
        "You may start going over the old conversation, catch yourself, and find that you're bored.",
    },
  },
}
