import type { PlotAgain } from '#lore/authored.ts'

export const thirdHouseAgain: readonly [PlotAgain, PlotAgain] = [
  {
    turns: {
      'new-moon': [
        "You can send the first line of the conversation and leave out what it's about. They may answer with a line of the same size. After that neither of you is the one who began.",
      ],
      'full-moon': [
        "It comes out what each of you thought the other thought. The conversation takes a turn that nobody planned, and one of you may laugh. It's easier after the laugh.",
      ],
      eclipse: [
        "Something happens to one of you, and the conversation starts without an excuse. What you'd been silent about doesn't come up. It may never have to.",
        'The conversation may be made unnecessary by something that happens to one of you. What you had wanted to settle looks small beside it. You can go straight to being kind.',
      ],
      station: [
        'The conversation stops at the point where it usually stops. This time one of you may come back an hour later with the rest of the sentence.',
        "The conversation stops in the middle, and that's better than it seems. You both go home with one sentence of it. When it goes on, it'll begin with that sentence.",
      ],
      'slow-eases': [
        'You find that the two of you can talk again without taking care. The conversation has no subject to speak of, and it goes on for an hour.',
        "The conversation may turn out to have been going on all the time, in smaller ways. You can say the large thing now in the tone of the small ones. It'll be heard in the same way.",
      ],
      'slow-presses': [
        "There's a question that you'd hoped they wouldn't ask. The conversation gets slow, and you can be slow with it. A true answer in a few words holds better than a fair one in many.",
      ],
      'uranus-presses': [
        'The conversation may be opened by somebody who has nothing to do with it. They say it in front of you both, as if everyone knew. You can be angry at them and use it.',
      ],
      'pluto-presses': [
        "The conversation is about who has been allowed to be hurt. One of you has had that part for a long time. It changes hands when it's said aloud.",
      ],
    },
    between: {
      before: [
        'You type the first word of the conversation and then ask about the weather, and so do they.',
        'You may get as far as their name before you change the subject of the conversation.',
        "You have the conversation with everyone except the person it's for.",
      ],
      after: [
        "You find that you're telling them small things again, which was the part of the conversation that you missed.",
        'The conversation goes on in small remarks for some days, and most of them are kind.',
      ],
    },
    toward: {
      eases: [
        'The two of you may have talked about everything around the real conversation by now, and pleasantly.',
        "You may have laughed together about something else, and that's half of a conversation.",
      ],
      presses: [
        "It's getting hard to find a subject that doesn't lead to the conversation.",
        "By now you hear what's missing in every ordinary conversation you have with them.",
      ],
    },
    steps: {
      'sun/before/eases': [
        'You may be standing next to each other with nothing urgent between you, and both of you talk about the food.',
      ],
      'sun/before/presses': [
        'You may both want to be right about a small thing. The one who gives way first has only put off the large one.',
      ],
      'sun/after/eases': [
        "You're yourself with them again, jokes included. A silence can be a plain silence.",
      ],
      'sun/after/presses': [
        'They may be busy with something that has nothing to do with you. You can let it wait, and it keeps.',
      ],
      'mercury/before/eases': [
        "The right opening may turn up while you're doing the dishes. It's shorter than what you'd been planning to send.",
      ],
      'mercury/before/presses': [
        'You may write three versions and send none of them. The shortest is probably the one to keep.',
      ],
      'mercury/after/eases': [
        'You can ask what they meant by a word that has bothered you. The answer may be so ordinary that you both laugh.',
      ],
      'mercury/after/presses': ["You can pick up the phone before you've decided what it means."],
      'venus/before/eases': [
        'You may send them something that made you think of them, without a word about the rest. They can answer in the same way.',
      ],
      'venus/before/presses': [
        'You may both be so considerate that an hour goes by without a true sentence. It was still a pleasant hour.',
      ],
      'venus/after/eases': [
        "They may do you a small kindness and not mention why. You'll know why.",
      ],
      'venus/after/presses': [
        'You may hear a compliment as a correction, or they may. It takes a minute to clear up, if one of you asks.',
      ],
      'mars/before/eases': [
        "Waiting another week wouldn't make it any easier, and walking while you talk does.",
      ],
      'mars/before/presses': [
        'You may come close to saying it out of temper, which is the wrong way in. An hour later you could say the same thing and be heard.',
      ],
      newMoon: [
        "You can learn somebody's name and use it. It may be a neighbor, and they may have been waiting for years.",
      ],
      fullMoon: ['It comes from another side, and it may have been improved along the way.'],
      back: [
        "Everyone's jokes are still in it. One of you has changed, and the others can hear it.",
      ],
      on: ['It may be shorter than the waiting deserved, and that makes it easier to go on.'],
      'outer/eases': [
        "You've stopped explaining certain things to certain people, and get on better with them for it.",
      ],
      'outer/presses': ["You needn't have an opinion about it yet. You can have one next week."],
      'mars/after/eases': ["It says more than another talk would, and you'd both enjoy it more."],
      'mars/after/presses': [
        "The temper is usually aimed at something smaller. Once that has been said, there's little left of it.",
      ],
      'jupiter/eases': [
        'They like you both, and they may say the one thing that neither of you could.',
      ],
      'jupiter/presses': ["The half that you'd both repeat the next day is the half that counts."],
      'saturn/eases': [
        'Ten minutes with an end in sight are easier to sit through, and more gets said in them.',
      ],
      'saturn/presses': ["It isn't a refusal, and it's kinder to take it as it was said."],
    },
    effects: {
      'mercury/after/presses': ['a message may come across colder than it was meant'],
      'outer/presses': ['news may come in faster than the two of you can talk'],
      newMoon: ['a smaller conversation can begin beside the large one'],
      'mars/after/eases': ['the conversation can be followed by something you do together'],
      'mars/after/presses': ['the conversation may leave one of you in a temper'],
      'jupiter/eases': ['somebody generous may help the conversation along'],
      'jupiter/presses': ['more may be said in the conversation than either of you can stand by'],
      'saturn/eases': ['the conversation can be kept short'],
      'saturn/presses': ["the conversation may be put off by somebody who's tired"],
      fullMoon: ['something you said in the conversation may come back to you'],
      back: ['the conversation may pick up an old thread'],
      on: ["the answer you've been waiting for may come"],
      'outer/eases': ['the conversation needs fewer explanations than it used to'],
      'mars/before/eases': ['the first sentence of the conversation comes more easily'],
      'sun/before/eases': ["you're close to the conversation for once"],
    },
    stakes: {
      moon: [
        {
          asks: "You notice the change in someone's voice within a sentence, and then you adjust your own.",
          leaves: "You'll feel it again when something is off. You can say so a little sooner.",
        },
      ],
      venus: [
        {
          asks: "You'd sooner lose the argument than the evening, and by now a good many evenings have been paid for like that.",
          leaves: "You'll smooth something over again. The next one may only need smoothing.",
        },
      ],
      mars: [
        {
          asks: "You have the sentence ready, and it has been ready for so long that it's gotten sharp.",
          leaves: 'You may have to say sorry for the way it came out. What it said can stand.',
        },
      ],
      sun: [
        {
          asks: "You'd like to be the bigger person, and the bigger person has been very quiet.",
          leaves: "You don't have to be bigger from here on. The same size will do.",
        },
      ],
      mercury: [
        {
          asks: 'You tend to talk such things through with people who agree with you.',
          leaves:
            "The people you've told will want to hear how it went. You needn't tell all of it.",
        },
      ],
      jupiter: [
        {
          asks: "You're sure that it'll come right by itself, and it has had a good deal of time to do so.",
          leaves: 'It may take more than one talk. You can be cheerful about that.',
        },
      ],
      saturn: [
        {
          asks: "You've decided that it's better left alone, and you decide it again every time.",
          leaves: "It won't become easy overnight. It's allowed to be stiff for a while.",
        },
      ],
    },
  },
  {
    turns: {
      'new-moon': [
        "You can begin the page in the middle, with the part you know. The beginning may turn out not to be needed. Half an hour is enough for a page, if it's allowed to be bad.",
        "The page can be begun as a letter to somebody who already likes you. You can take the name off later. What's left will have the right voice.",
      ],
      'full-moon': [
        "You can read the page as if somebody else had written it, and it's better in one place than you knew. Show that place to one person.",
        "The page is as clear as it's going to be, and you can see what it's really about. One paragraph doesn't belong. Once it's gone, the rest can go out.",
      ],
      eclipse: [
        "The reason for writing the page may fall away, or the person it was for. If you find that you're still at it the next day, it was for you.",
        'The page may lose the reason for which it was begun. The one who asked for it has moved on, or you have. You can finish it for yourself in half the length.',
      ],
      station: [
        'The page comes back marked, by somebody else or by you in a colder hour. Three of the marks are right. You can ignore the others without reading them twice.',
        "The page has to lie for a while, and that will improve it more than you would. You'll come back to it as a stranger. Strangers see where it starts.",
      ],
      'slow-eases': [
        'The page gets written as other people brush their teeth. It has become a habit, and you no longer have to be in the mood.',
        "The page may be accepted, in a few friendly words. You'd braced yourself for a discussion. You can use what you'd saved up for the next one.",
      ],
      'slow-presses': [
        "There's a deadline, or a reader who won't be charmed. The page gets shorter and plainer under that, and you can see what you meant.",
        "The page has to be cut to the length that somebody else has set. It hurts for an evening. What's left is what you'd have underlined.",
      ],
      'uranus-presses': [
        "The page may turn into something else between two sentences, a speech, a joke, a plan. It's worth following to the bottom. You can always go back to the outline, and you probably won't want to.",
      ],
      'pluto-presses': [
        "The page says something that one person won't like, and you've been writing around that person. You can write it as though they'd never read. Then you can decide about them, with the thing in front of you.",
      ],
    },
    between: {
      before: [
        "You arrange the desk for the page, which takes an afternoon and isn't nothing.",
        'The page is there whenever you open the computer, and you open something else first.',
      ],
      after: [
        "You go about with the page in your head, and other people's sentences sound like material.",
        "With the page underway you notice what you'd have liked to know before, and you write that down as well.",
      ],
    },
    toward: {
      eases: [
        'A few lines of the page may have gone down by now without being asked to.',
        'You may have read a part of the page again and found it better than you remembered.',
      ],
      presses: [
        "You've probably talked about the page so much that it has to exist soon.",
        'By now it takes more strength to leave the page alone than to go on with it.',
      ],
    },
    steps: {
      newMoon: [
        "You can buy the notebook, or rename the file to what it really is. That's a start.",
      ],
      fullMoon: [
        "You may understand something that you've read three times. It was waiting for something to happen to you.",
      ],
      back: ['You may have been braver in it. One sentence of it can be used today.'],
      on: ["It may be on a bus, so it's as well to have something to write with."],
      'outer/eases': ['You may notice it in what you no longer quote.'],
      'outer/presses': ['The second draft is usually shorter and has fewer adjectives.'],
      'sun/before/eases': [
        "Nobody else would begin it where you would, and that's reason enough to begin.",
      ],
      'sun/before/presses': [
        "They've probably had longer, or more help. You can admire it for an hour and go back to your own.",
      ],
      'sun/after/eases': [
        "They may say one thing about it, and it'll be the thing you'd hoped somebody would see.",
      ],
      'sun/after/presses': ['You can say which part is you. Most of it is simply well observed.'],
      'mercury/before/eases': [
        'It takes one call or one look at an old message, and after that the paragraph stands.',
      ],
      'mercury/before/presses': [
        'You write a good deal every day, and none of it is this. An hour offline would show you the difference.',
      ],
      'mercury/after/eases': [
        'A third of it may be explanation that nobody needs, so the rest gets stronger.',
      ],
      'mercury/after/presses': [
        "If it says two things and you meant only one, it's easily put right.",
      ],
      'venus/before/eases': [
        "Somebody may ask to see it because they like you, and that's good enough for a start.",
      ],
      'venus/before/presses': ["The sentence you took out was the one that you'd have remembered."],
      'venus/after/eases': ["You'll find a line that you don't remember writing, and like it."],
      'venus/after/presses': [
        "You can thank them and keep what you meant to yourself, since it's still in there.",
      ],
      'mars/before/eases': ['Once the hard part is down, the easy parts follow by themselves.'],
      'mars/before/presses': [
        "You'd be short with them, because it took a week to get there. A note of the next sentence saves it.",
      ],
      'mars/after/eases': [
        "You won't like it better tomorrow, and somebody may be glad to have it today.",
      ],
      'mars/after/presses': [
        "It's the kind of thing that people correct when they've liked the rest, so you can thank them and mean it.",
      ],
      'jupiter/eases': [
        'They may have heard of it from a third person, who has apparently been talking about it.',
      ],
      'jupiter/presses': [
        'You may have said it all in the middle. What comes after that is you enjoying yourself.',
      ],
      'saturn/eases': ["One paragraph a day is slow, and it's faster than what you've been doing."],
      'saturn/presses': [
        "They'd find something in anything. It's worth knowing, and it isn't a verdict on you.",
      ],
    },
    effects: {
      'sun/before/eases': ['you can see why the page is yours to write'],
      'sun/before/presses': ["somebody else's page may look better than yours"],
      'sun/after/eases': ['the page may be read by somebody who matters to you'],
      'sun/after/presses': ['the page may be taken for more personal than it is'],
      'mercury/before/eases': ['the page may get its missing fact'],
      'mercury/before/presses': ['the page may get lost among messages'],
      'mercury/after/eases': ['the page can be cut without losing anything'],
      'mercury/after/presses': ['one sentence of the page may be misread'],
      'venus/before/eases': ['the page may get its first friend'],
      'venus/before/presses': ['you may soften the page until it says less than you mean'],
      'venus/after/eases': ['the page may be a pleasure to read again'],
      'venus/after/presses': ['the page may be liked for the wrong thing'],
      'mars/before/eases': ['the page can be attacked from its hardest part'],
      'mars/before/presses': ['you may be interrupted just when the page is going well'],
      'mars/after/eases': ['the page can be sent before you lose heart'],
      'mars/after/presses': ['the page may be attacked on a small point'],
      'jupiter/eases': ["the page may be asked for by somebody you didn't expect"],
      'jupiter/presses': ['the page may grow past its end'],
      'saturn/eases': ['the page can be done in small pieces'],
      'saturn/presses': ['the page may meet a reader with high standards'],
      newMoon: ['the page can get a name'],
      fullMoon: ['the page may suddenly make sense to you'],
      back: ['you may find a page from years ago'],
      on: ["the part of the page that wouldn't come may come"],
      'outer/eases': ['the page has changed while you were busy'],
      'outer/presses': ["you may lose a day's work on the page or your faith in it"],
    },
    stakes: {
      sun: [
        {
          asks: "You'd like it to sound like you, and you aren't sure yet what that sounds like.",
          leaves:
            "Somebody will say that it sounds like you. You'll wonder whether that's good, and it is.",
        },
      ],
      mercury: [
        {
          asks: "You can say it in conversation without any trouble, so you've been saying it in conversation.",
          leaves: "There's more to say about it. You've got a place for that now.",
        },
      ],
      jupiter: [
        {
          asks: "You tend to tell people what it's going to be, and what it's going to be keeps growing.",
          leaves:
            "It turned out smaller than you'd announced. People will only know the one that exists.",
        },
      ],
      saturn: [
        {
          asks: "You read your own sentences as somebody would who doesn't like you.",
          leaves:
            "You'll find the weak place again at two in the morning. It's weaker at that hour than it is by day.",
        },
      ],
      moon: [
        {
          asks: "You put it aside whenever you're not in the mood, and the mood has to be right for it.",
          leaves: 'Some of it depends on the weather in you. It helps to have a part for bad days.',
        },
      ],
      venus: [
        {
          asks: "You'd like it to be beautiful, and the plain sentences look so plain.",
          leaves:
            "A plain sentence or two will stay in it. They're the ones that carry the others.",
        },
      ],
      mars: [
        {
          asks: 'You sit down, lose patience, and get up to do something with a result.',
          leaves: "You'll want to be done with it before it's done. A walk around the block helps.",
        },
      ],
    },
  },
]
