import type { WeekThoughts } from '#lore/authored.ts'

export const plutoWeeks: WeekThoughts = {
  eases: {
    1: {
      asks: 'How strong do people take you to be, and are they right?',
      turns:
        "A person who usually gets their way may look at you for a while and give in, though you hadn't raised your voice or moved.",
      answers:
        "People take you to be stronger than you act, and they're right. You can stop showing them, because the people who needed to see it have seen it, and speak more softly from now on.",
    },
    2: {
      asks: 'What could you let go of and be richer for it?',
      turns:
        "You get rid of a thing that you've guarded for years, or you claim one that was yours. The money in it may be modest, but you sleep as if a debt had been paid.",
      answers:
        "You could let go of the possession you keep because of what it once cost. Sell it or give it away, and put the money or the space to a use you've chosen this year.",
    },
    3: {
      asks: 'What could you say once that would make the rest unnecessary?',
      turns:
        'You may say the true sentence instead of the polite ones around it, and the other person answers in kind.',
      answers:
        "You could say what you've been hinting at to the people near you. Say it plainly to the one whose answer would change something, and stop sending the hints.",
    },
    4: {
      asks: 'Which old story at home has lost its power over you?',
      turns:
        'You may be sorting boxes or hearing a relative repeat a certain phrase, and you notice that you feel mostly curious.',
      answers:
        "You're free of the story in which you had no say. You have a say now, so change the thing at home that still follows the old rule, whether it's a place at the table or a visit you dread.",
    },
    5: {
      asks: 'What would you love if you let yourself want it completely?',
      turns:
        'You get absorbed, and nothing in you holds back. It may be work with your hands or a game that goes on till midnight, and you come out of it looking younger.',
      answers:
        "You'd love the thing you allow yourself in small, sensible amounts. Give it an entire day soon, with no other plan to fall back on, and you'll know how much of it you want.",
    },
    6: {
      asks: 'What is the one cause behind your daily complaints?',
      turns:
        'You may find the place where the trouble starts. After weeks of fixing the same small failure you look one step further back, at a habit or a promise, and the repair takes an afternoon.',
      answers:
        'Your complaints may all come from one arrangement, made when your days looked different. End it, in a sentence to the person concerned, and three or four complaints go with it.',
    },
    7: {
      asks: 'Who can take you at full strength?',
      turns:
        'You may be as intense as you really are, and one person stays in the room. They say no to you, or tell you what they see, and you like them better for it.',
      answers:
        "The person who has argued with you and come back the next day can take all of you. Stop managing them, and tell them what you'd usually arrange behind their back.",
    },
    8: {
      asks: "What would you entrust to someone if you weren't afraid of losing it?",
      turns:
        'An account may get opened, a secret may be kept, or somebody hands you more than they had to, and neither of you uses it.',
      answers:
        "You'd entrust a say in your money, or the true account of a bad year. Begin with the one that frightens you less, and give it to the person who has never asked for either.",
    },
    9: {
      asks: 'Which conviction would you change if you could do it without losing face?',
      turns:
        "A stranger's story may reach you where arguments never did. You feel an old certainty give way in the middle of listening, and it's a relief to stop holding it up.",
      answers:
        "You'd change the conviction you defend most fiercely and enjoy least. Say that you've thought again, in those words, and most people will think more of you.",
    },
    10: {
      asks: "How much influence do you have that you've never used?",
      turns:
        'You may have a word with the right person, or simply stop supporting a bad idea, and the matter changes course before noon.',
      answers:
        "You have enough influence to change one rule that everyone suffers from. Choose the rule and speak to two people alone before it comes up, and don't ask for the credit.",
    },
    11: {
      asks: 'Who would stay on your side if things got difficult?',
      turns:
        'One friend may take a risk for you in front of others, without telling you, and you find out from a third.',
      answers:
        "Fewer people would stay than you know, and one you hadn't counted. Put your time there, and let the wide circle be a pleasant way to spend a Saturday.",
    },
    12: {
      asks: 'What have you been guarding that no longer needs a guard?',
      turns:
        "You may open something you shut long ago, an old notebook or a plain memory, and wait for the pain and find that it's mild.",
      answers:
        "You've been guarding a shame that probably nobody else remembers. Tell it to one good listener, or read it to yourself from a page, and you can stop guarding it.",
    },
  },
  presses: {
    1: {
      asks: "What do people think you'll do if they cross you?",
      turns:
        "A person is careful around you, and you see it. They may choose their words, or send someone else to ask, and you'd been thinking of yourself as easy to talk to.",
      answers:
        "People think you'll remember it forever. Forgive a small thing quickly and in their hearing, and you'll be told much sooner what you need to know.",
    },
    2: {
      asks: 'What are you holding on to because it once saved you?',
      turns:
        'A cost may come due or an offer be too low, and you defend the sum as though everything else depended on it.',
      answers:
        "You're holding on to a reserve, or to the habit of never spending it. Work out what you'd need to get through half a year and hold on to that, and let the rest do some good.",
    },
    3: {
      asks: 'What do you hope to find out by asking sideways?',
      turns:
        'A neighbor may answer a little too smoothly and you press them, so that a talk about parking turns into an interview.',
      answers:
        'You hope to find out whether people talk about you. Ask them straight and believe the answer, because the digging has cost more goodwill than any gossip could.',
    },
    4: {
      asks: 'Who decides at home, and how do they do it?',
      turns:
        'A struggle at home may come into the open. It looks like a matter of heating or holidays, until someone goes silent and the others start to guess and give way.',
      answers:
        "The person decides who can stand the silence longest, and that may be you. Say what you want while you're still talking, and ask for the same, and no one has to guess.",
    },
    5: {
      asks: 'Which pleasures do you ruin by wanting them too much?',
      turns:
        "You may check for an answer, practice until your hands hurt, or can't leave a game that stopped being fun, and people around you grow careful.",
      answers:
        'You ruin new pleasures, in their first weeks. Let the next one stay light for a month, with gaps in it, and see whether it grows without being watched.',
    },
    6: {
      asks: 'Which part of your day do you control so that nothing else can go wrong?',
      turns:
        'Someone may move your things or change a shift, and you spend an hour putting it all back.',
      answers:
        'You control the part that nobody else cares about, down to the right sponge. Let another person do it their way for a week, and find out what you were really worried about.',
    },
    7: {
      asks: 'Who has the upper hand between you and one other person?',
      turns:
        "One of you may set a condition or hold back an answer, and for a moment you can both see how long you've each been counting.",
      answers:
        "The upper hand belongs to the one who needs the other less, and you've been taking turns. Say what you're afraid would happen if they won, and the contest loses most of its point.",
    },
    8: {
      asks: "What ties you to someone you'd rather be free of?",
      turns:
        "An old debt may come up. A person may remind you of what they did for you, or you're tempted to remind them, and the amount is hard to settle because it keeps growing.",
      answers:
        "You're tied by a debt that neither of you has ever put a figure on. Name a sum or a service that would end it, deliver it, and write down that it's done.",
    },
    9: {
      asks: "What can't you stand in the people who disagree with you?",
      turns:
        'You may hear an opinion you despise from someone you respect, and you look for the sentence that would finish it, and them.',
      answers:
        "You can't stand the peace of mind of people who disagree with you. You're less sure than you sound, so say which point of theirs worries you, and the talk becomes one that both of you can learn from.",
    },
    10: {
      asks: 'How far does a person with power over you get to decide who you are?',
      turns:
        'A decision may be made over your head, or your work may appear under another name, and you feel a cold sort of anger that makes plans.',
      answers:
        'That person decides about your working hours, and about nothing else. Keep a dated record of what you do, find one person outside their reach who knows your work, and leave the revenge to others.',
    },
    11: {
      asks: 'How do you make sure that your friends are loyal?',
      turns:
        "You may set a test without calling it one. You wait to see who'll take your side, and a friend who never knew the test was on fails it in front of you.",
      answers:
        "You test your friends by keeping quiet and watching. Tell a friend what you need before the day you need it, and you'll see more loyalty than any test would show.",
    },
    12: {
      asks: "Whom have you never forgiven, though you've stopped mentioning it?",
      turns:
        "An old wrong may turn up in your sleep or in the middle of a chore. You'd have sworn it was settled, and you find that you know the date and what everybody wore.",
      answers:
        "You may never have forgiven a person who doesn't know it, or who once said sorry too early. You don't have to tell them, but put down on paper what it cost you, and you won't have to keep the count in your head.",
    },
  },
}
