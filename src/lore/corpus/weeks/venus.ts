import type { WeekThoughts } from '#lore/authored.ts'

export const venusWeeks: WeekThoughts = {
  eases: {
    1: {
      asks: 'What do people like about you before you try to please them?',
      turns:
        "A person who barely knows you may stay to talk, though you hadn't brought your charm or your best shirt.",
      answers:
        "People like your plain company, the way you listen and laugh when you aren't hosting. You can leave out half of the compliments and small services you usually bring along, and people will stay.",
    },
    2: {
      asks: 'How much of what you buy do you use?',
      turns:
        "Something you own may give you sudden pleasure, or a small sum comes in and you know at once where it should go. For a day it's plain which purchases make you happy and which only made you feel thrifty.",
      answers:
        'The things you use every day were hardly ever bargains. Spend the next money you have for pleasure on that kind of thing, even if it means buying only one.',
    },
    3: {
      asks: 'Who in your everyday life would be glad to hear from you first?',
      turns:
        "A warm reply may come from a neighbor you'd thought indifferent, and you see how much friendliness nearby is only waiting for the first word.",
      answers:
        "The neighbor or the cousin who always answers and never writes first would be glad. They've taken your silence for a full calendar, so send them two lines that don't arrange anything.",
    },
    4: {
      asks: 'What would make you want to spend more of your evenings at home?',
      turns:
        "A guest, a roommate, or a relative may linger in the kitchen longer than planned, and nobody mentions the walls you've been meaning to paint.",
      answers:
        'Company would do it, more than new furniture. Invite one person for a plain meal on a weekday, and leave the rest of the place exactly as it is.',
    },
    5: {
      asks: "What do you find attractive when nobody's advising you?",
      turns:
        "You may be drawn to a person, a song, or a piece of work before you've asked whether it's a good choice. The pleasure is quick and sure, and you can tell your own liking from everybody else's.",
      answers:
        'You like someone or something a bit less impressive than your friends would choose, and more fun. Follow that taste on the next free evening without showing anyone a picture first.',
    },
    6: {
      asks: 'Which of your daily duties could you come to enjoy?',
      turns:
        "A task you usually hurry through becomes agreeable because of who is there. You may sort papers or rinse plates next to someone you like, and it's finished before you've thought of complaining.",
      answers:
        'You could come to enjoy the one you can do beside somebody pleasant. Move it to the hour when that person does theirs, and the same work takes less out of you.',
    },
    7: {
      asks: "What do you enjoy most about the person you're closest to?",
      turns:
        "The two of you might be out for milk or watching something silly, and you catch yourself thinking that you'd want nothing else.",
      answers:
        "You like doing ordinary things side by side, more than the big talks. Put one more hour of that in the week, and tell them it's the part you look forward to.",
    },
    8: {
      asks: 'What could you share with someone and be glad of it afterward?',
      turns:
        'Somebody may pay more than their part without making a speech, or lend you a thing they love, and you feel no hurry to even it out.',
      answers:
        "You could share a cost you've each been paying alone, such as a subscription or a tool. Propose the shares in exact numbers, because you trust generosity most when it's clear.",
    },
    9: {
      asks: 'Where are you better company than you are at home?',
      turns:
        "Something foreign may charm you, a dish, an accent, or a book that a friend insists on lending. You're full of questions and enjoying the answers, with none of the polish you keep for people who know you.",
      answers:
        "You're better company anywhere that you don't know the customs and have to ask. You're curious there and easy to please, so plan a day in an unfamiliar place before you plan another improvement to yourself.",
    },
    10: {
      asks: 'Which of your kindnesses does the most for your reputation?',
      turns:
        "A person with some say may praise how you treated someone, and it's a small thing that you'd have left off any list of achievements.",
      answers:
        'The kindness that does the most is giving credit by name. You do it without noticing and people remember it for years, so when the credit comes to you, say thanks and leave out the modest story.',
    },
    11: {
      asks: 'Which friend would you like to know better than you do?',
      turns:
        'In a group you may find yourself next to the same person again, and the talk goes where it never does with a whole table listening. You leave pleased, and a little surprised that it took so long.',
      answers:
        "The one you only ever see in company is worth knowing better. Suggest something for two, with a reason as small as a shared taste, since they've probably wondered why you never ask.",
    },
    12: {
      asks: 'Which private pleasure do you keep apologizing for in your own head?',
      turns:
        "You may skip an invitation with a fair excuse, and the guilt doesn't arrive until you think of how your evening would sound to others.",
      answers:
        "You apologize for the pleasure that produces nothing, whether it's old movies or looking at maps. It rests you better than the hobbies you can mention, so stop calling it laziness.",
    },
  },
  presses: {
    1: {
      asks: 'Whom are you trying to please with how you look?',
      turns:
        "A harmless remark about your looks may sting, because you'd spent half an hour that day making sure nobody could make it.",
      answers:
        "You dress for people who decided long ago that they like you, and for one who never will. Dress for the first group, in what's comfortable, and you get back an hour of mirrors every week.",
    },
    2: {
      asks: 'How much of your money goes into being thought generous?',
      turns:
        "You may have offered to treat everyone, or picked a present above your limit, and before you're home the pleasure of giving has turned into arithmetic.",
      answers:
        'You put more into being thought generous than you spend on anything you enjoy yourself. Halve the next present and stay an hour longer, since the people who matter to you were coming for your company.',
    },
    3: {
      asks: 'Which sentence do you leave out to keep a conversation pleasant?',
      turns:
        "Someone may tell you everything's fine in a tone that says otherwise, and you hear the same politeness in your own reply.",
      answers:
        "You leave out the sentence about yourself. Say it once, early and briefly, and you're likely to find that the conversation stays pleasant and finally has two people in it.",
    },
    4: {
      asks: 'Whose taste decides how your place looks?',
      turns:
        "You may look around and see a home arranged to avoid arguments. There's a picture you never liked, or a relative's armchair, and moving it would mean a talk.",
      answers:
        "The person who'd make the most fuss decides, or the relative who gave you half of it. Claim one corner as yours, without a debate about the rest, and the whole place will bother you less.",
    },
    5: {
      asks: 'When a person flatters you, what do you really want from them?',
      turns:
        "A date, a game, or a night out may please you less than it promised. You get the attention you'd hoped for, and you catch yourself looking around the room during the talk that comes with it.",
      answers:
        "You want another compliment, more often than another evening. Say yes to the people you'd enjoy even on a day when you looked tired, and choosing among invitations gets easy.",
    },
    6: {
      asks: "What do you do for people every day that they'd never ask for?",
      turns:
        'You may have done a careful favor for a person you see daily, and they step over it without a glance, which smarts more than the work did.',
      answers:
        'You do the extra touches, from the wiped table to the reminder nobody needed. Leave out two of them from now on, and the thanks for the others will probably be warmer.',
    },
    7: {
      asks: 'What are you waiting for one person to say to you?',
      turns:
        "You may do something nice for one person and wait. They take it kindly and go on with their day, and by evening you're cool to them over a sentence they didn't know they owed you.",
      answers:
        "You'd like to hear that they're glad it's you. Ask for it outright, in a light voice, because they've been showing it in rides and errands and had no idea you wanted it in words.",
    },
    8: {
      asks: 'What do your favors cost the people who accept them?',
      turns:
        "Someone may refuse your help, or pay you back at once, to the cent. If you're a little disappointed, you know what you'd hoped to get for it.",
      answers:
        "Your favors can leave people feeling that they owe you. Name the small return you'd like at the moment you make the offer, and they can accept it in good spirits.",
    },
    9: {
      asks: 'Which of your tastes did you take over from people you admire?',
      turns:
        "You're bored in the middle of a thing you're supposed to love. It may be a lecture, a museum, or a film that takes three hours, and you hear yourself say how wonderful it is.",
      answers:
        "You took over the serious ones, mostly, the books you mention and the places you'd be embarrassed not to want to see. Keep the two you'd choose if nobody ever heard of it, and drop the rest.",
    },
    10: {
      asks: 'Whose mood does your good name depend on?',
      turns:
        "Somebody whose approval you'd counted on is cool to you in public. You go over what you wore and said and find nothing, and the afternoon is gone before it occurs to you that they may have slept badly.",
      answers:
        'Your name depends on the mood of one person, or two at most. Show your work to more people, even if each of them praises it less, and no single frown can spoil a month.',
    },
    11: {
      asks: "What do you do to stay everybody's favorite in the group?",
      turns:
        'Two friends disagree, and both look at you. You like them equally and have told each of them that you see their point, and for the first time they may compare what you said.',
      answers:
        "You stay the favorite by agreeing with each friend in turn. Say once, kindly, which side you're on when they differ, and keep the friends who are as warm to you the week after.",
    },
    12: {
      asks: 'Whom do you love without letting them see it?',
      turns:
        "You may miss somebody, and you'd rather not say so. You look at their picture, put the phone away, and are short with the next person who wants to know what you're thinking.",
      answers:
        "You love someone you've long been doing small things for, out of sight. Do one of them in plain view, because from where they stand it looks as though you don't care.",
    },
  },
}
