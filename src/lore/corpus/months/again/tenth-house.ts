import type { PlotAgain } from '#lore/authored.ts'

export const tenthHouseAgain: readonly [PlotAgain, PlotAgain] = [
  {
    turns: {
      'new-moon': [
        "You may be asked to take on something small that nobody would connect with you. If your name goes on it, it's the first line of a new list. It doesn't have to be a long list yet.",
        'You can say in public what you would like to be asked about. It takes one sentence in the right company, and your name will come up there afterward without you.',
      ],
      'full-moon': [
        "Something you've done gets looked at, and your name is on it. There may be praise for the part that cost you nothing. The part you're proud of was seen by one person, and that person is worth a call.",
        "Your name may come up twice in one day, from two sides that don't know each other. What they agree on is what you're known for. You might want to write it down before you decide if you like it.",
      ],
      eclipse: [
        "A title, a post, or a regular mention may lapse, and your name stands there by itself for a while. It's barer than you'd like. People who call anyway are calling for you.",
        'Somebody who always spoke up for you may move on. Your name has to stand without that voice, and it turns out to have had some weight of its own.',
      ],
      station: [
        'Something you thought was settled about your standing comes back for discussion. Your name is safe in it. What may change is what people are allowed to ask of it.',
        "You may have to decide whether to put your name to a thing again. You know more about it than you did the first time, and you're freer to say no.",
      ],
      'slow-eases': [
        "Somebody may offer you what you'd have applied for. Your name has been traveling for some time, on the strength of work that you'd half forgotten.",
        'You may notice that you no longer explain who you are in certain rooms. Your name has arrived before you, in decent company. It can do some of the work from now on.',
      ],
      'slow-presses': [
        "You may be held to something that you once said you could do. It's an ordinary test, and your name hangs on it more than you'd like. Do it the slow way, since that's the way you won't have to explain.",
        "Somebody may ask what your name is worth without the place you work or the people you know. You could have done without the question. You'll have an answer by the end of it, and it's a better one than you expected.",
      ],
      'uranus-presses': [
        'You may walk out of a role, or it may walk out on you, within a day. Your name takes a knock and comes out lighter. Some people will be sorry, and one or two will say that they wondered when.',
      ],
      'pluto-presses': [
        "Somebody may try to decide what your name stands for, because it's useful to them. You don't have to fight about it in public. It's enough to do the next thing your own way, where they can see.",
      ],
    },
    between: {
      before: [
        'Nothing about your name has changed on paper, and you still sign everything with the old title.',
      ],
      after: ['People may use your name in the old way for a while, and you can let them finish.'],
    },
    toward: {
      eases: [
        'Somebody may have connected your name with the right thing, and you find that you want more of that.',
        'You may have been asked about your work by someone who meant the question.',
      ],
      presses: [
        'You may have been thanked for the wrong thing again, and smiled.',
        "By now you'd rather be unknown than have your name stand for that.",
      ],
    },
    steps: {
      'sun/before/eases': [
        'You may find yourself in the front row of something without having pushed. It suits you, and you can stay there.',
      ],
      'sun/before/presses': [
        'Someone above you may want it done their way and credited to them. You learn what they would be without you.',
      ],
      'sun/after/eases': [
        'It may be in front of others, and you probably have an opinion that takes two sentences.',
      ],
      'sun/after/presses': ["The quiet version was what they'd liked about you."],
      'mercury/before/eases': [
        "Somebody may ask what you're working on. You can describe it so that they'd be able to tell it to someone else.",
      ],
      'mercury/before/presses': ['Anyone who knows you will guess the other half.'],
      'mercury/after/eases': [
        "It's a person you'd never have written to. Three lines are about right, and one of them is a question.",
      ],
      'mercury/after/presses': [
        'A form or a profile may have you down as something you no longer are. It takes ten minutes to fix, and people do read those.',
      ],
      'venus/before/eases': [
        "People enjoy working with you just now, and say so where it counts. It's the sort of remark that comes back to you in spring.",
      ],
      'venus/before/presses': [
        "You may accept it before you've thought. It can still be put right at the end of the same conversation.",
      ],
      'venus/after/eases': [
        'Someone with good taste may take your side. It does more for you than a title would.',
      ],
      'venus/after/presses': [
        "You could smooth something over and be thanked for it. You'd be known for smoothing things over.",
      ],
      'mars/before/eases': [
        "You can say that you'd like to do it, while the others are still looking at their shoes.",
      ],
      'mars/before/presses': [
        "They'd like to be first, at your expense. You can be second, and finished.",
      ],
      'mars/after/eases': [
        'You may get something done in a week that had been on the list since last year. People will ask how, and you can tell them.',
      ],
      'mars/after/presses': [
        "It's about who works harder. It has no prize, and you can leave at six.",
      ],
      'jupiter/eases': [
        'Somebody may recommend you for a thing a size larger than you are. You can grow into it, and they seem to know that.',
      ],
      'jupiter/presses': [
        "You may put yourself down for more than one person can do. It's easy to take one of them back this week and hard next month.",
      ],
      'saturn/eases': [
        "You may be given responsibility along with the means to carry it, which isn't always so.",
      ],
      'saturn/presses': [
        "They may want it in writing, with dates. It feels like distrust, and it'll protect you.",
      ],
      'outer/eases': [
        "Your field or your town has been moving in your direction for some years. You may find that you're early for once.",
        'What you find worth doing has shifted, and it no longer needs the approval that it used to need.',
      ],
      'outer/presses': [
        'The place where you made your reputation may be less certain than you are. You could see who else has asked for you lately.',
        'You may lose interest in a goal that you fought for. It helps to keep quiet about that for some weeks, until you know if it stays lost.',
      ],
      newMoon: [
        'You can apply, sign up, or raise your hand. Nobody needs to know how long you thought about it.',
        "There's a first task in the direction you mean to go, and it's unpaid or nearly. It's worth one evening.",
      ],
      fullMoon: [
        'Work you did months ago may be noticed now. It no longer feels like yours, so you can look at it fairly.',
        "You may be in view more than you'd planned. People will remember one thing, and you have some say in which.",
      ],
      back: [
        'Someone may ask for what you used to be known for. You can do it once more, at a proper price.',
        "You may reread something you made when you were starting out. You'd been better than you thought, and about something else.",
      ],
      on: [
        "An answer that had been stuck on somebody's desk may come loose. It's most likely a yes with a condition.",
        'You can go ahead with what you had announced. People had started to ask.',
      ],
    },
    stakes: {
      sun: [
        {
          asks: "You'd like to be proud of what people say, and so far you're mostly grateful.",
          leaves:
            "You may check a little too often what people are saying. They're mostly talking about themselves.",
        },
        {
          asks: "You've done some of your best work where nobody was looking, and it has begun to bother you.",
          leaves:
            'Not everyone will revise their opinion of you. You can count on the ones who were paying attention.',
        },
      ],
      moon: [
        {
          asks: 'You care what people think of you, and more on some days than you would admit.',
          leaves: "You'll take one remark too much to heart. It'll be gone by the weekend.",
        },
      ],
      venus: [
        {
          asks: "You've been agreeable for so long that people count it among your skills.",
          leaves: 'Somebody will miss how easy you were. You can be easy about that.',
        },
      ],
      mercury: [
        {
          asks: "You've explained what you do to so many people that it has begun to sound like a script.",
          leaves: "It'll be misquoted. The third version is usually close enough.",
        },
      ],
      mars: [
        {
          asks: 'You would rather win something than be praised for having taken part.',
          leaves: "There'll be another contest. You can choose which ones you enter.",
        },
      ],
      jupiter: [
        {
          asks: "You've been promising for a while, in both senses of the word.",
          leaves: "The large thing may still be ahead. It doesn't have to be this year's.",
        },
      ],
      saturn: [
        {
          asks: 'You have waited to be told that you were ready, and nobody has thought to tell you.',
          leaves:
            "You'll go on being stricter with yourself than they are. It's partly why they trust you.",
        },
      ],
      mc: [
        {
          asks: "You stand for something to people you've never met, and you'd like to have been asked.",
          leaves: 'It gets around slowly, as these things do. You can go on with the work.',
        },
      ],
    },
    effects: {
      'sun/after/eases': ['you may be asked by name what you think'],
      'sun/after/presses': ['you may overdo it now that your name is noticed'],
      'mercury/before/presses': ['your name may be quoted without the half that mattered'],
      'mercury/after/eases': ['you have the nerve to write to somebody in your own name'],
      'venus/before/presses': ["your name may be praised for somebody else's idea"],
      'mars/before/presses': ['somebody may want to get ahead of your name'],
      'mars/after/presses': ['your name may be drawn into a contest'],
      'saturn/presses': ['your name alone may not be enough for somebody'],
    },
  },
  {
    turns: {
      'new-moon': [
        'You can hand in the first page of the proposal and leave the rest for when they ask. It may be returned with one good question. That question is worth more than the other nine pages.',
        "Somebody may ask what you'd do differently, and mean it. The proposal comes out in the order in which you believe it. You'll want to write it down that same evening, before you improve it.",
      ],
      'full-moon': [
        "The proposal gets its hearing, and you can see on their faces which part they'd pay for. It may not be the part you love. You could still have both, one after the other.",
        "What you've been asking for can be seen for what it is, and so can the people who'd have to agree. The proposal may need one of them more than you'd reckoned. That person likes to be asked in private.",
      ],
      eclipse: [
        'The person your proposal was written for may leave, or lose their say. It feels like months wasted. Somebody else has been reading over their shoulder, and that reader has more time.',
        "The problem that your proposal was meant to solve may go away, or grow so large that nobody denies it. In either case you're the one with a plan in a folder.",
      ],
      station: [
        "The proposal waits, and it isn't because of you. You could use the time to find out what it would cost, to the dollar. They'll want that number before they want anything else.",
        'Somebody may ask for changes to the proposal that make it worse, and one that makes it better. You can give them all of the small ones.',
      ],
      'slow-eases': [
        'You may be told to go ahead, almost in passing, by somebody holding a coffee. The proposal had been agreed to for some time in their head. You could ask for the start date before they reach the elevator.',
        "People have come around to the proposal without your having to push. You've been living as if it were decided, and that persuaded them.",
      ],
      'slow-presses': [
        "The proposal is measured against the money, and the money is short. What's left after that is the core of it. You may find that you could start with the core within a week.",
        "You may have to defend the proposal to somebody who has seen many of them. Leave out what you hope. What you've already tried is the part that they'll write down.",
      ],
      'uranus-presses': [
        'You may make the proposal without having planned to, to the wrong person, in an elevator. They could know the right person, and in any case you have said it aloud.',
      ],
      'pluto-presses': [
        "Somebody may want to have thought of it first. You can have the proposal under your name or you can have it done, and it's worth an honest evening to decide which.",
      ],
    },
    between: {
      before: [
        "You tell yourself that the timing isn't right for the proposal, and you may even be right about that.",
      ],
      after: [
        "You can't take the proposal back now, and it surprises you how little you'd want to.",
      ],
    },
    toward: {
      eases: [
        'Somebody may have asked when they could see the proposal, and that settles the question of when.',
        "The proposal may have sounded sensible when you said it aloud, and you'd wondered about that.",
      ],
      presses: [
        "You've probably watched it being done the old way once more, and that's what the proposal is for.",
      ],
    },
    steps: {
      'sun/before/eases': ["If it's somebody who counts, it needs your name on it soon."],
      'sun/before/presses': ["If it's the week, there'll be a better one."],
      'sun/after/eases': [
        "You may be thanked for something that hasn't happened yet. Take it as a loan.",
      ],
      'sun/after/presses': [
        "They'd like you to lead it, when you'd only wanted it done. You can say for how long.",
      ],
      'mercury/before/eases': [
        "You can ask what's missing. If two of them say the same thing, you know what to write next.",
      ],
      'mercury/before/presses': [
        'You can watch them lose interest. The strongest part was at the end.',
      ],
      'mercury/after/eases': [
        'One call is enough. You may be surprised by how few of them anyone cares about.',
      ],
      'mercury/after/presses': ['A page with dates on it would help both sides.'],
      'venus/before/eases': [
        "Someone may like you enough to like it, too. It isn't a bad way to begin.",
      ],
      'venus/before/presses': ['There will be other pleasant evenings in the way.'],
      'venus/after/eases': [
        "You may find that you like the people who've said yes. It makes the work look shorter.",
      ],
      'venus/after/presses': ['You could ask for their help with a part that nobody else can do.'],
      'mars/before/eases': ["You can show them that. It's harder to refuse a thing that's there."],
      'mars/before/presses': [
        'You may say out loud how things are done. It was true, and it has made one thing harder.',
      ],
      'mars/after/eases': [
        'The first week of it may go better than planned. You have the energy, so the dull part can go first.',
      ],
      'mars/after/presses': ["You can't push them, but you can be seen walking."],
      'jupiter/eases': [
        'You may be told to think bigger by somebody with a budget. You could ask them to say it again in writing.',
      ],
      'jupiter/presses': [
        "You may be carried away by how well it sounds. The person at the back with the calculator isn't against you.",
      ],
      'saturn/eases': [
        "Somebody may tell you how these things are done here, and in what order. It's worth more than their approval.",
      ],
      'saturn/presses': ['You can fill it in as if somebody you respect were going to read it.'],
      'outer/eases': [
        "The mood where you work has been changing, and what sounded odd two years ago sounds overdue. You didn't have to do anything.",
        "You've stopped wanting the thing for its own sake and begun to want it done. People can hear the difference.",
      ],
      'outer/presses': [
        'Everything may be up for discussion, down to who sits where. A modest plan looks good in such weeks.',
        "You may doubt the whole direction for some days. It's fair to doubt it now, while it only costs paper.",
      ],
      newMoon: [
        "You could ask for half an hour on somebody's calendar. What you say in it can be decided later.",
        'You can start to keep a record of how it goes now. In three months it will argue better than you can.',
      ],
      fullMoon: [
        "It becomes plain who's for it and who only nodded. Both are useful to know.",
        'You may see what it would be like if they said yes, with the hours and the emails. You still want it, or you want a smaller one.',
      ],
      back: [
        "You may come across an earlier attempt, yours or somebody else's. It failed over one thing, and that thing has changed.",
        "Somebody may ask you to explain it from the beginning. You'll be shorter this time.",
      ],
      on: [
        "The money or the signature may come through. You'd better know what you'd do first.",
        'They may give you a date. From there it can be planned backward.',
      ],
    },
    stakes: {
      sun: [
        {
          asks: "You'd like to be asked, and you've been standing where they could ask you.",
          leaves: 'You may be known for it before you are thanked for it.',
        },
        {
          asks: "If it's turned down, you'll take it for an opinion about you.",
          leaves: "They may make it smaller. It'll still have been your idea to begin.",
        },
      ],
      mercury: [
        {
          asks: 'You have written it so often in your head that it has become rather long.',
          leaves:
            "You'll think of a better sentence on the way home. You can keep it for the next one.",
        },
      ],
      mars: [
        {
          asks: "You can do it, and it annoys you that doing it isn't the difficult part.",
          leaves: 'You may have to sit through two more meetings. You could bring the numbers.',
        },
      ],
      saturn: [
        {
          asks: "You know everything that could go wrong with it, and you've told nobody the rest.",
          leaves: "It'll be slower than it should. You had planned for that, and they hadn't.",
        },
      ],
      jupiter: [
        {
          asks: 'You have had so many good ideas that people have learned to wait for the next one.',
          leaves:
            "You'll have a better idea before this one is done. You can write it down and go on.",
        },
      ],
      moon: [
        {
          asks: "You'd be asking people to change their habits, and you know how they feel about those.",
          leaves:
            "Some of them will come to you with their worries about it. You'd have been sorry if they hadn't.",
        },
      ],
      venus: [
        {
          asks: 'You would like it to be nice for everyone, and it would be better than that for most.',
          leaves:
            "One person may be cool to you for a while. You needn't win them back this month.",
        },
      ],
      mc: [
        {
          asks: 'It would change what people come to you for, and not everyone would come.',
          leaves: "You'll be asked how it's going. You can say that it's early.",
        },
      ],
    },
    effects: {
      'sun/before/eases': ["the proposal may turn up in somebody else's words"],
      'sun/before/presses': ['the proposal may have met the wrong boss or the wrong week'],
      'sun/after/presses': ['somebody may want more of you than the proposal'],
      'mercury/before/eases': ['the proposal can be tried on three people'],
      'mercury/before/presses': ['the proposal may be explained in the wrong order'],
      'mercury/after/eases': ['the details of the proposal can be agreed on'],
      'mercury/after/presses': ['the proposal may have been understood in two ways'],
      'venus/before/presses': ['the proposal may be held back for a pleasant evening'],
      'venus/after/presses': ['a friend may feel passed over by the proposal'],
      'mars/before/eases': ['a small part of the proposal can simply be done'],
      'mars/before/presses': ['you may lose patience on the way to the proposal'],
      'mars/after/presses': ['somebody may drag their feet over the proposal'],
      'saturn/presses': ['there may be a form for the proposal'],
    },
  },
]
