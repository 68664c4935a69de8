import type { AuthoredParagraph } from '#lore/authored.ts'

export const unaspected: Record<
  'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn',
  AuthoredParagraph[]
> = {
  sun: [
    {
      title: 'All or not at all',
      says: [
        "On some days you're entirely yourself, and on others you can't find the switch ({alone}).",
        "Nothing else in you steadies your confidence or corrects it, so it comes at full strength or stays away, and other people's opinion changes little either way.",
        "When it's on, you know what you want with a clarity that surprises everyone.",
        'On the other days you may do very well in the role somebody gave you and wonder, in the elevator, who that was.',
      ],
      traits: ['changeable', 'proud'],
    },
    {
      title: 'Your own measure',
      says: [
        "You've had to find out by yourself who you are ({alone}).",
        'Compliments on your manners or your work tend to miss, since neither of them feels much like you.',
        "You're independent in a way that you never planned.",
        "What helps is something you do for its own sake and on a regular day, because you recognize yourself in it and don't have to be told.",
      ],
      traits: ['independent'],
    },
  ],
  moon: [
    {
      title: 'What did I feel',
      says: [
        'You can be cheerful through an entire sad day and then cry at a commercial on the weekend.',
        'Your feelings keep their own hours ({alone}), so people call you even-tempered without being in a position to know.',
        'You come to trust what you feel once you stop asking it to be on time, and it makes you very good with others whose reactions arrive late.',
      ],
      traits: ['private', 'cool'],
    },
    {
      title: 'Comfort of your own',
      says: [
        'You know how to look after yourself, and hardly anyone knows how you do it ({alone}).',
        'You might be calmed by a certain bus route or an hour of sorting photographs, and it would be hard to explain why that works.',
        'It makes you less dependent on company than most.',
        "It's worth telling people, since those who love you will try what comforts them, and you've politely thanked them for a lot of advice.",
      ],
      traits: ['private', 'independent'],
    },
  ],
  mercury: [
    {
      title: 'A mind of its own',
      says: [
        "Friends have heard you explain exactly why you shouldn't have another slice, while you reached for it.",
        "Your mind works by itself and doesn't much care how you're feeling ({alone}).",
        'You can think through a difficult matter while upset and hungry, and come to a conclusion that has nothing to do with either.',
        'That makes you original and fair, and it leaves what you think and what you do only loosely connected.',
      ],
      traits: ['independent', 'cool'],
    },
    {
      title: 'Thinking without company',
      says: [
        'You learn things in a way that no one taught you ({alone}).',
        "Opinions come to you by a road of your own, and when someone asks for the steps, you've got to go home and make them up.",
        'Now and then you say what nobody there could have thought of.',
        "You may have heard that you're quiet or that you talk too much, and both hold, depending on whether the subject's yours.",
      ],
      traits: ['private'],
    },
  ],
  venus: [
    {
      title: 'Hard to place',
      says: [
        "What you like has nothing to do with what's useful to you, or what anyone expected ({alone}).",
        "A person nobody would have picked for you can charm you, while someone who's perfect on paper leaves you unmoved.",
        'Your taste is truly your own.',
        'It comes and goes as it pleases, too, so there are months when you hardly think of love, and then an evening when you think of nothing else.',
      ],
      traits: ['independent'],
    },
    {
      title: 'Affection by itself',
      says: [
        "You can adore somebody and forget for weeks to act on it, because what you feel doesn't turn by itself into a call or a plan.",
        "The affection is real, and it isn't tied to anything else you do ({alone}).",
        "They'd be amazed to hear how often you think of them.",
        "When you do show it, it's without any purpose at all, and people remember for years that you came across town just to bring them a melon.",
      ],
      traits: ['changeable', 'warm'],
    },
  ],
  mars: [
    {
      title: 'On or off',
      says: [
        "On one day you dig up half the yard, and on the next you can't get yourself to return a phone call.",
        "You're either going at full power or you aren't going ({alone}).",
        "When it's there, you can do what takes three people.",
        "It comes more reliably if you start with your body, since a walk around the block gets you moving where a good reason wouldn't.",
      ],
      traits: ['changeable', 'bold'],
    },
    {
      title: 'A temper from nowhere',
      says: [
        "You don't know you're angry until you are ({alone}).",
        'For a long time nothing seems to bother you, and then you hear yourself being very clear to somebody, and are as surprised as they are.',
        "It's over at once and you bear no grudge.",
        "Standing up for yourself in smaller amounts is something you've had to learn as other people learn a language, and you speak it by now with only a slight accent.",
      ],
      traits: ['quick'],
    },
  ],
  jupiter: [
    {
      title: 'Faith from nowhere',
      says: [
        'You can be hopeful without any reason ({alone}).',
        "It isn't based on how things are going, and it doesn't follow from what you've planned, it's just there on some mornings, very large, and you make your boldest decisions on those.",
        "Other people try to argue with it and can't find where it's attached.",
        'On the mornings without it you live on good habits, and it might be wise to tell someone on which kind of day you signed.',
      ],
      traits: ['trusting', 'idealistic'],
    },
    {
      title: 'What you believe',
      says: [
        'You believe what you believe, and nobody gave it to you ({alone}).',
        "You don't fit well into other people's churches or movements, though you can go along for the singing, and you've got your own idea of what's enough.",
        'Generosity comes over you suddenly and in large amounts.',
        'In between you may forget that you could ask for more yourself, since luck, as you see it, is something that happens now and then.',
      ],
      traits: ['independent', 'idealistic'],
    },
  ],
  saturn: [
    {
      title: 'Rules of your own',
      says: [
        "The rules on offer didn't take with you, so you've made your own ({alone}).",
        'You can let a deadline go by with an easy mind, and then hold yourself with great severity to something nobody asked for, such as never borrowing money.',
        'It looks inconsistent from outside.',
        "You're more responsible than people think, and it's worth telling them for what, since otherwise they may count on you for something else.",
      ],
      traits: ['independent', 'serious'],
    },
    {
      title: 'Duty in one piece',
      says: [
        "You're strict with yourself in bursts ({alone}).",
        "For weeks you live as it comes, and then a great seriousness arrives, you make a plan with columns, and for ten days you're the most disciplined person anybody knows.",
        'A good deal gets done in those ten days.',
        "You'd like it to be spread out more evenly, and it does get easier when somebody else sets the day and you're allowed to be strict about how.",
      ],
      traits: ['serious', 'changeable'],
    },
  ],
}
