import type { AuthoredParagraph } from '#lore/authored.ts'

export const unaspected: Record<
  'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn',
  AuthoredParagraph[]
> = {
  sun: [
    {
      says: [
        "On some days you're entirely yourself, and on others you can't find the switch ({alone}).",
        "Nothing else in you steadies your confidence or corrects it, so it comes at full strength or stays away, and other people's opinion changes little either way.",
        "When it's on, you know what you want with a clarity that surprises everyone.",
        'On the other days you may do very well in the role somebody gave you and wonder, in the elevator, who that was.',
      ],
      traits: ['changeable', 'proud'],
    },
    {
      says: [
        'You have to find out by yourself who you are ({alone}).',
        'Compliments on your manners or your work tend to miss, since neither of them feels much like you.',
        "You're independent in a way that you never planned.",
        "What helps is something you do for its own sake and on a regular day, because you recognize yourself in it and don't have to be told.",
      ],
      traits: ['independent'],
    },
    {
      says: [
        'Nobody can talk you into yourself, and nobody can talk you out of it ({alone}).',
        "You don't take your bearings from how you feel that day or from what others make of you, which can look like a gift for not being distracted.",
        'It also means that you get few hints.',
        "You may go a long way in a direction that suited somebody else before it strikes you that you'd never been asked.",
      ],
      traits: ['independent'],
    },
    {
      says: [
        "You're surprisingly hard to read for a person who has nothing to hide ({alone}).",
        "What you want doesn't show in your face or in your schedule, so people fill in what they'd want.",
        'You can let that go on for months, because correcting it would feel like boasting.',
        'When you do say it, in a sentence or two, they tend to remember where they were standing.',
      ],
      traits: ['private'],
    },
  ],
  moon: [
    {
      says: [
        'You can be cheerful through an entire sad day and then cry at a commercial on the weekend.',
        'Your feelings keep their own hours ({alone}), so people call you even-tempered without being in a position to know.',
        'You come to trust what you feel once you stop asking it to be on time, and it makes you very good with others whose reactions arrive late.',
      ],
      traits: ['private', 'cool'],
    },
    {
      says: [
        'You know how to look after yourself, and hardly anyone knows how you do it ({alone}).',
        'You might be calmed by a certain bus route or an hour of sorting photographs, and it would be hard to explain why that works.',
        'It makes you less dependent on company than most.',
        "It's worth telling people, since those who love you will try what comforts them, and you've politely thanked them for a lot of advice.",
      ],
      traits: ['private', 'independent'],
    },
    {
      says: [
        "What you feel doesn't ask anyone's permission, and it doesn't tell anyone either ({alone}).",
        'It can be a perfectly good Tuesday with a person you love, and something in you is sitting by itself in another mood.',
        'Nobody did anything wrong.',
        "You're easier to live with once the others know that it isn't a message to them.",
      ],
      traits: ['private'],
    },
    {
      says: [
        'Your moods arrive without a cause and leave without an apology ({alone}).',
        "You've looked for what sets them off, in food and sleep and the people you see, and come back with nothing that holds for two weeks.",
        "It makes you patient with anyone who can't explain themselves.",
        'Children notice that first.',
      ],
      traits: ['changeable'],
    },
  ],
  mercury: [
    {
      says: [
        "You can explain exactly why you shouldn't have another slice, while you reach for it.",
        "Your mind works by itself and doesn't much care how you're feeling ({alone}).",
        'You can think through a difficult matter while upset and hungry, and come to a conclusion that has nothing to do with either.',
        'That makes you original and fair, and it leaves what you think and what you do only loosely connected.',
      ],
      traits: ['independent', 'cool'],
    },
    {
      says: [
        'You learn things in a way that no one taught you ({alone}).',
        "Opinions come to you by a road of your own, and when someone asks for the steps, you've got to go home and make them up.",
        'Now and then you say what nobody there could have thought of.',
        "You may have heard that you're quiet or that you talk too much, and both hold, depending on whether the subject's yours.",
      ],
      traits: ['private'],
    },
    {
      says: [
        'You can be in the middle of one conversation and thinking through another ({alone}).',
        "The thought isn't about the people there, or about you, and it's often a good one.",
        "When it's done you come back with a remark that seems to have nothing to do with what was said.",
        'Those who love you have learned to ask what the question was.',
      ],
      traits: ['changeable'],
    },
    {
      says: [
        'What you say is what you think, with nothing added for the occasion ({alone}).',
        "It doesn't get warmer when you're fond of somebody or sharper when you're angry, so a love letter from you and a note about the parking can sound alike.",
        'People who need music in a voice may miss how much you mean it.',
        "Those who don't will trust every word.",
      ],
      traits: ['frank'],
    },
  ],
  venus: [
    {
      says: [
        "What you like has nothing to do with what's useful to you, or what anyone expected ({alone}).",
        "A person nobody would have picked for you can charm you, while someone who's perfect on paper leaves you unmoved.",
        'Your taste is truly your own.',
        'It comes and goes as it pleases, too, so there are months when you hardly think of love, and then an evening when you think of nothing else.',
      ],
      traits: ['independent'],
    },
    {
      says: [
        "You can adore somebody and forget for weeks to act on it, because what you feel doesn't turn by itself into a call or a plan.",
        "The affection is real, and it isn't tied to anything else you do ({alone}).",
        "They'd be amazed to hear how often you think of them.",
        "When you do show it, it's without any purpose at all, and people remember for years that you came across town just to bring them a melon.",
      ],
      traits: ['changeable', 'warm'],
    },
    {
      says: [
        "You don't fall for people on schedule, or for the reasons that your friends would give you ({alone}).",
        "You can be content by yourself for years, and it isn't a defense.",
        'Then somebody laughs in a certain way on a train platform.',
        "Once you love them you're no good at pretending that there were arguments for it.",
      ],
      traits: ['independent'],
    },
    {
      says: [
        "What delights you isn't good for anything, and that may be why it delights you ({alone}).",
        "You won't have it turned into a business or a lesson.",
        "You give presents in the same spirit, at no particular time of year, and they're oddly right.",
        "It takes people a while to notice how seldom you've told them that you're fond of them, since the presents were so clear.",
      ],
      traits: ['generous'],
    },
  ],
  mars: [
    {
      says: [
        "On one day you dig up half the yard, and on the next you can't get yourself to return a phone call.",
        "You're either going at full power or you aren't going ({alone}).",
        "When it's there, you can do what takes three people.",
        "It comes more reliably if you start with your body, since a walk around the block gets you moving where a good reason wouldn't.",
      ],
      traits: ['changeable', 'bold'],
    },
    {
      says: [
        "You don't know you're angry until you are ({alone}).",
        'For a long time nothing seems to bother you, and then you hear yourself being very clear to somebody, and are as surprised as they are.',
        "It's over at once and you bear no grudge.",
        'Standing up for yourself in smaller amounts is something you may have to learn as other people learn a language, and a slight accent does no harm.',
      ],
      traits: ['quick'],
    },
    {
      says: [
        "You don't push for things in the way that other people do ({alone}).",
        "You aren't driven by what you feel or by what you've planned, and so an afternoon can go by in good intentions.",
        'Then, with no more reason than before, you get up and do all of it.',
        'Anyone who has to work with you does well to ask for the whole job and not for the first part.',
      ],
      traits: ['changeable'],
    },
    {
      says: [
        "You're stronger than you act, and you tend to find out about it by surprise ({alone}).",
        'Somebody needs a sofa carried, or a stranger is being rude to a waiter, and there you are.',
        "Afterward it goes away again, and you couldn't say where.",
        "It serves you best when it's promised to someone at an hour.",
      ],
      traits: ['bold'],
    },
  ],
  jupiter: [
    {
      says: [
        'You can be hopeful without any reason ({alone}).',
        "It isn't based on how things are going or on what you've planned, and yet on some mornings it's there, very large, and you make your boldest decisions on those.",
        "Other people try to argue with it and can't find where it's attached.",
        'On the mornings without it you live on good habits, and it might be wise to tell someone on which kind of day you signed.',
      ],
      traits: ['trusting', 'idealistic'],
    },
    {
      says: [
        'You believe what you believe, and nobody gave it to you ({alone}).',
        "You don't fit well into other people's churches or movements, though you can go along for the singing, and you've got your own idea of what's enough.",
        'Generosity comes over you suddenly and in large amounts.',
        'In between you may forget that you could ask for more yourself, since luck, as you see it, is something that happens now and then.',
      ],
      traits: ['independent', 'idealistic'],
    },
    {
      says: [
        "Your luck doesn't follow from your efforts, as far as anyone can tell ({alone}).",
        "The thing you worked for takes forever, and then something you'd mentioned once, in line for coffee, comes through.",
        "You've stopped trying to explain it.",
        'It might still be worth mentioning more things, to more people.',
      ],
      traits: ['trusting'],
    },
    {
      says: [
        "You're generous in bursts, with nothing before them and nothing after ({alone}).",
        "One week you'd pay for the whole table, and in another it doesn't occur to you to ask who's driving home.",
        "It has nothing to do with how much you've got.",
        "People learn to say what they need, because in the right hour you'd have given them twice as much.",
      ],
      traits: ['generous'],
    },
  ],
  saturn: [
    {
      says: [
        "The rules on offer didn't take with you, so you've made your own ({alone}).",
        'You can let a deadline go by with an easy mind, and then hold yourself with great severity to something nobody asked for, such as never borrowing money.',
        'It looks inconsistent from outside.',
        "You're more responsible than people think, and it's worth telling them for what, since otherwise they may count on you for something else.",
      ],
      traits: ['independent', 'serious'],
    },
    {
      says: [
        "You're strict with yourself in bursts ({alone}).",
        "For weeks you live as it comes, and then a great seriousness arrives, you make a plan with columns, and for ten days you're the most disciplined person anybody knows.",
        'A good deal gets done in those ten days.',
        "You'd like it to be spread out more evenly, and it does get easier when somebody else sets the day and you're allowed to be strict about how.",
      ],
      traits: ['serious', 'changeable'],
    },
    {
      says: [
        'You can be the most reliable person in the building about one thing and cheerfully hopeless about the next ({alone}).',
        "Your sense of duty isn't tied to what frightens you or to what you love, so it settles where it likes.",
        'Nobody can lend you theirs.',
        "It helps to know which three things you're strict about, and to let the others know as well.",
      ],
      traits: ['independent'],
    },
    {
      says: [
        'Some mornings you wake up a hundred years old and get more done than all week ({alone}).',
        "On the others you can't quite see what the hurry is.",
        "You don't take orders from your own calendar, though you keep one.",
        "What works is a promise to another person, since that's the sort you've never been able to break.",
      ],
      traits: ['changeable'],
    },
  ],
}
